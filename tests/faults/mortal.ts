import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Failpoint } from './failpoints.ts';

const script = path.join(import.meta.dirname, 'dying-process.ts');

export interface Mortal {
  readonly point: Failpoint;
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** One round of a shop's jobs in a process of its own, which is killed at the point. Gives how it ended. */
export async function runDyingJobs(mortal: Mortal): Promise<string> {
  return endOf(start('jobs', mortal));
}

/** The whole shop in a process of its own, until it is killed at the point. */
export async function startDyingShop(mortal: Mortal): Promise<{ url: string; end: Promise<string>; stop(): void }> {
  const child = start('shop', mortal);
  const end = endOf(child);
  if (child.stdout === null) throw new Error('The shop has no output');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, end, stop: () => child.kill('SIGTERM') };
}

function start(kind: 'shop' | 'jobs', { point, databaseUrl, settings }: Mortal): ChildProcess {
  return spawn(process.execPath, [script, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ORDER_LIMIT: '1000000', ...settings, FAILPOINT: point, DATABASE_URL: databaseUrl },
  });
}

async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? `code ${code}`;
}
