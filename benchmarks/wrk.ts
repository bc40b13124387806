import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * wrk, where it is on the machine (Debian's package of that name): a client written in C, which costs so little that nothing but the server is
 * measured. Our own (load.ts) reads the lengths of answers in JavaScript, which costs as much as a cached answer itself.
 */
export function isWrkHere(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

export interface WrkLoad {
  readonly url: string;
  readonly connections: number;
  /** Whole ones: wrk knows no others. */
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Good answers, in all and a second; anything else ends the benchmark. */
export async function runWrk({ url, connections, seconds, headers }: WrkLoad): Promise<WrkOutcome> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return outcomeOf([...times(connections, seconds), ...asked, url]);
}

/** The same with requests of which none is sent twice. */
export async function runWrkAnew(
  { url, connections, seconds }: Omit<WrkLoad, 'headers'>,
  next: () => Buffer,
): Promise<WrkOutcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-wrk-'));
  const file = path.join(folder, 'requests');
  try {
    const requests = Array.from({ length: mostASecond * Math.ceil(seconds) }, next);
    await writeFile(file, Buffer.concat(requests.flatMap((request) => [request, Buffer.of(0)])));
    const script = path.join(import.meta.dirname, 'wrk-requests.lua');
    return await outcomeOf([...times(connections, seconds), '-s', script, url, '--', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface WrkOutcome {
  readonly count: number;
  readonly good: number;
}

/** More than is answered on any machine so far. */
const mostASecond = 6000;

function times(connections: number, seconds: number): string[] {
  return ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`];
}

async function outcomeOf(args: readonly string[]): Promise<WrkOutcome> {
  const { stdout } = await run('wrk', args);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const good = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(count > 0 && good > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk told: ${stdout}`);
  return { count, good };
}

const run = promisify(execFile);
