import { execFile, spawnSync } from 'node:child_process';
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
export async function runWrk({
  url,
  connections,
  seconds,
  headers,
}: WrkLoad): Promise<{ count: number; good: number }> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, ...asked, url]);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const good = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(count > 0 && good > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk at ${url}: ${stdout}`);
  return { count, good };
}

const run = promisify(execFile);
