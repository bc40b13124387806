import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ShopProcesses, startShopProcesses } from '../journeys/shop-processes.ts';
import { copyOfAcceptance } from '../test-postgres.ts';

let shop: ShopProcesses;
beforeAll(async () => {
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `figures_${randomBytes(6).toString('hex')}`);
  shop = await startShopProcesses(databaseUrl, 2);
}, 120_000);
afterAll(() => shop.stop());

/** Each on a connection of its own, so that the processes take turns. */
async function ask(path: string): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  return answer.text();
}

const asked = async () => {
  const count = 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} ';
  const line = (await ask('/metrics')).split('\n').find((text) => text.startsWith(count));
  return Number(line?.slice(count.length));
};

async function processes(): Promise<number[]> {
  const found = (await ask('/metrics')).matchAll(/^process_resident_memory_bytes\{process="(\d+)"\} (\d+)/gm);
  return [...found].map(([, pid]) => Number(pid)).sort();
}

test('/metrics is the sum over all processes, whichever is asked, with the memory of each', async () => {
  for (let n = 0; n < 20; n += 1) await ask('/healthz');
  expect(await Promise.all(Array.from({ length: 6 }, asked))).toEqual([20, 20, 20, 20, 20, 20]);
  const workers = (await shop.workers()).map(({ pid }) => pid).sort();
  expect(workers).toHaveLength(2);
  expect(await processes()).toEqual(workers);
});

test('/metrics keeps the counts of a process that was replaced, and drops its memory', {
  timeout: 60_000,
}, async () => {
  const before = await asked();
  for (let n = 0; n < 10; n += 1) await ask('/healthz');
  const [first] = await shop.workers();
  await shop.replace(first?.pid ?? 0);
  expect(await asked()).toBe(before + 10);
  expect(await processes()).toEqual((await shop.workers()).map(({ pid }) => pid).sort());
});
