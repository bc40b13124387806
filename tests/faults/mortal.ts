import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Failpoint } from './failpoints.ts';

const script = path.join(import.meta.dirname, 'dying-process.ts');

export interface Mortal {
  /** Without one it lives. */
  readonly point?: Failpoint;
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** One round of a shop's jobs in a process of its own, which is killed at the point. Gives how it ended. */
export async function runDyingJobs(mortal: Mortal): Promise<string> {
  return endOf(start('jobs', mortal));
}

export interface MortalShop {
  readonly url: string;
  /** How it ended. */
  readonly end: Promise<string>;
  kill(): void;
}

/** The whole shop in a process of its own, until it is killed. */
export async function startDyingShop(mortal: Mortal): Promise<MortalShop> {
  const child = start('shop', mortal);
  const end = endOf(child);
  if (child.stdout === null) throw new Error('The shop has no output');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, end, kill: () => void child.kill('SIGKILL') };
}

function start(kind: 'shop' | 'jobs', { point, databaseUrl, settings }: Mortal): ChildProcess {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hent-data-'));
  const own = { FAILPOINT: point ?? '', DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [script, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ORDER_LIMIT: '1000000', ...settings, ...own },
  });
  child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return child;
}

async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? `code ${code}`;
}
