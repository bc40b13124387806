import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { type Listener, listen } from './listen.ts';

let server: ThrowAwayDatabase;

beforeAll(async () => {
  server = await startMigratedDatabase();
}, 60_000);

afterAll(() => server.close());

function follow(): { listener: Listener; heard: string[]; connects: () => number; errors: Error[] } {
  const heard: string[] = [];
  const errors: Error[] = [];
  let connects = 0;
  const listener = listen({
    url: server.url,
    channels: ['catalogue', 'stock'],
    onMessage: (channel, payload) => heard.push(`${channel}: ${payload}`),
    onConnect: () => {
      connects += 1;
    },
    onError: (error) => errors.push(error),
    heartbeatMs: 200,
  });
  return { listener, heard, connects: () => connects, errors };
}

test('messages arrive from the channels asked for, in the order of the commits', async () => {
  const { listener, heard, connects } = follow();
  await expect.poll(connects).toBe(1);
  for (const [channel, payload] of [
    ['stock', '1'],
    ['other', '2'],
    ['catalogue', '3'],
  ]) {
    await server.database.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }
  await expect.poll(() => heard).toEqual(['stock: 1', 'catalogue: 3']);
  await listener.close();
  await server.database.query("SELECT pg_notify('stock', 'late')");
  expect(heard).toHaveLength(2);
});

test('R10 a cut connection is made again and said to be new', async () => {
  const { listener, heard, connects, errors } = follow();
  await expect.poll(connects).toBe(1);
  await server.database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hent listen' AND datname = current_database()",
  );
  await expect.poll(connects, { timeout: 5_000 }).toBe(2);
  expect(errors.length).toBeGreaterThan(0);
  await server.database.query("SELECT pg_notify('stock', 'again')");
  await expect.poll(() => heard).toEqual(['stock: again']);
  await listener.close();
}, 10_000);
