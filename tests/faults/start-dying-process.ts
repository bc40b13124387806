import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CounterFailpoint } from './counter-failpoints.ts';
import type { Failpoint } from './failpoints.ts';

const script = path.join(import.meta.dirname, 'dying-process.ts');

export interface DyingProcess {
  /** Without one it lives. */
  readonly point?: Failpoint | CounterFailpoint;
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** What a process is told to do, as one line of JSON. */
export interface Orders {
  readonly point: Failpoint | CounterFailpoint | '';
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** One round of a shop's jobs in a process of its own, which is killed at the point. Gives how it ended. */
export async function runDyingJobs(dying: DyingProcess): Promise<string> {
  return endOf(start('jobs', dying));
}

export interface DyingShop {
  readonly url: string;
  /** How it ended. */
  readonly end: Promise<string>;
  kill(): void;
}

/** The whole shop in a process of its own, until it is killed. */
export async function startDyingShop(dying: DyingProcess): Promise<DyingShop> {
  const child = start('shop', dying);
  const end = endOf(child);
  if (child.stdout === null) throw new Error('The shop has no output');
  const said = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [url] = await Promise.race([said, end.then((how) => Promise.reject(new Error(`The shop ended by ${how}`)))]);
  return { url, end, kill: () => void child.kill('SIGKILL') };
}

export type Kind = 'shop' | 'jobs';
let spare: { readonly kind: Kind; readonly child: ChildProcess } | null = null;
let coming: readonly Kind[] = [];

/**
 * For those that start one after another: a process takes longer to load its code than to live and die, so the next of
 * these loads meanwhile. None is left over when told that none is to come.
 */
export function loadAhead(kinds: readonly Kind[]): void {
  spare?.child.kill('SIGKILL');
  coming = kinds;
  const [next] = coming;
  spare = next === undefined ? null : { kind: next, child: load(next) };
}

function start(kind: Kind, { point, databaseUrl, settings }: DyingProcess): ChildProcess {
  const ready = spare?.kind === kind ? spare.child : null;
  if (ready !== null) spare = null;
  const child = ready ?? load(kind);
  loadAhead(coming.slice(1));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hent-data-'));
  child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const limits = { ORDER_LIMIT: '1000000' };
  const orders: Orders = { point: point ?? '', databaseUrl, dataDir, settings: { ...limits, ...settings } };
  child.stdin?.on('error', () => {}); // how it ended says more
  child.stdin?.write(`${JSON.stringify(orders)}\n`);
  return child;
}

function load(kind: Kind): ChildProcess {
  return spawn(process.execPath, [script, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(tmpdir(), 'hent-compile-cache') },
  });
}

async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? `code ${code}`;
}
