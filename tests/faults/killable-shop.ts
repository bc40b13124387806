import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';

export interface KillableShop {
  readonly url: string;
  readonly databaseUrl: string;
  /** kill -9: no goodbye, nothing finished. */
  kill(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** A shop in a process of its own, on a database of its own, at providers that outlive it. */
export async function startKillableShop(settings: Readonly<Record<string, string>>): Promise<KillableShop> {
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'tests/serve-test-shop.ts')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      TEST_POSTGRES_URL: inject('postgresUrl'),
      ORDER_LIMIT: '1000000',
      LOG_LEVEL: 'silent',
    },
  });
  if (child.stdout === null) throw new Error('The shop has no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, databaseUrl } = JSON.parse(line) as { url: string; databaseUrl: string };
  return {
    url,
    databaseUrl,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
