import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import type { Held } from './memory-probe.ts';

export interface WatchedShop {
  readonly url: string;
  readonly database: Database;
  /** After everything cached was dropped and all that can go has gone. */
  settled(): Promise<Held>;
  /** What it has said that was no warning: one line each. */
  complaints(): readonly string[];
  stop(): Promise<void>;
}

const tests = path.resolve(import.meta.dirname, '../..');

/** The shop in a process of its own, on a copy of the acceptance data, with its memory and its log in view. */
export async function startWatchedShop(
  adminUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<WatchedShop> {
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      path.join(tests, 'security/fuzz/memory-probe.ts'),
      path.join(tests, 'serve-test-shop.ts'),
    ],
    {
      cwd: path.dirname(tests),
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...settings, TEST_POSTGRES_URL: adminUrl, LOG_LEVEL: 'warn' },
    },
  );
  const lines: string[] = [];
  const started = Promise.withResolvers<{ url: string; databaseUrl: string }>();
  const follow = (stream: NodeJS.ReadableStream) => {
    let rest = '';
    stream.on('data', (chunk) => {
      const parts = (rest + String(chunk)).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        if (line.startsWith('{"url"')) started.resolve(JSON.parse(line));
        else if (line !== '') lines.push(line);
      }
    });
  };
  if (child.stdout === null || child.stderr === null) throw new Error('The shop has no output');
  follow(child.stdout);
  follow(child.stderr);
  child.once('exit', (code) => {
    lines.push(`the process ended with code ${code}`);
    started.reject(new Error(`The shop ended with code ${code}: ${lines.join('\n')}`));
  });
  const { url, databaseUrl } = await started.promise;
  const database = openDatabase({ url: databaseUrl });
  let stopping = false;
  const measure = async () => {
    child.send('measure');
    const [held] = (await once(child, 'message')) as [Held];
    return held;
  };
  return {
    url,
    database,
    settled: async () => {
      // The catalogue is read again, so nothing that was cached is true any more, and the next requests let it go.
      await database.query(`SELECT pg_notify('catalogue', '{"kind":"articles","articleIds":null}')`);
      let held = await measure();
      for (let looks = 0; looks < 10; looks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await Promise.all(['/', '/api/v1/genders'].map(async (target) => (await fetch(url + target)).arrayBuffer()));
        const next = await measure();
        const isStill = looks >= 3 && Math.abs(next.inUse - held.inUse) < 1024 * 1024;
        held = next;
        if (isStill) break;
      }
      return held;
    },
    complaints: () => lines.filter((line) => !stopping && !isWarning(line)),
    stop: async () => {
      stopping = true;
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
      await database.close();
    },
  };
}

/** Level 40: something that was expected and is told. */
function isWarning(line: string): boolean {
  return /^\{"level":40,/.test(line);
}
