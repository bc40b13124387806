/**
 * Readers in a process of their own: each asks for its next page when it has the last one. They come with cookies and with
 * queries that change nothing, as they do from newsletters.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';

export interface Reading {
  readonly url: string;
  /** The most wanted first: the n-th is asked for once where the first is asked for n times. */
  readonly paths: readonly string[];
  readonly readers: number;
  readonly seconds: number;
  /** Ends after so many answers, when they come sooner than that. */
  readonly most?: number;
}

export interface WhatWasRead {
  readonly answers: number;
  readonly failures: readonly string[];
}

export async function readPages(reading: Reading): Promise<WhatWasRead> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(reading);
  const [read] = (await once(child, 'message')) as [WhatWasRead];
  return read;
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.once('message', async (reading: Reading) => {
    process.send?.(await read(reading), () => process.exit(0));
  });
}

async function read({ url, paths, readers, seconds, most = Number.POSITIVE_INFINITY }: Reading): Promise<WhatWasRead> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const next = byRank(paths);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const failures: string[] = [];
  let answers = 0;
  const reader = async (_: unknown, who: number) => {
    while (performance.now() < until && answers < most) {
      const path = next();
      const outcome = await ask(agent, url + path, who).catch((error: Error) => error.message);
      answers += 1;
      if (outcome !== 200)
        failures.push(`${path}: ${outcome} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  agent.destroy();
  return { answers, failures };
}

function ask(agent: Agent, address: string, who: number): Promise<number | undefined> {
  const measured = Math.random() < 0.3 ? `${address.includes('?') ? '&' : '?'}utm_source=${who}` : '';
  const headers = { cookie: `cookiesAccepted=true; visitor=${who}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    get(address + measured, { agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode)).on('error', reject);
      answer.resume();
    }).on('error', reject);
  });
}

/** Zipf's law. */
function byRank(paths: readonly string[]): () => string {
  const sums: number[] = [];
  for (const [rank] of paths.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 1));
  return () => {
    const point = Math.random() * (sums.at(-1) ?? 0);
    return paths[sums.findIndex((sum) => sum >= point)] ?? '/';
  };
}
