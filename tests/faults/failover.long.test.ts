import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/connection/client.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { eans, reservationOf, reserve } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { expectWithin } from '../lane.ts';
import { copyOfAcceptance, startTestPostgres } from '../test-postgres.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { closeBooks, scaledUp } from './rounds.ts';
import { startStandby, untilInStep } from './standby.ts';

/**
 * R11: PostgreSQL is killed under load and its synchronous standby takes over behind the same address, as behind a pooler or
 * a name that moves. Whoever was told that an order is placed finds it at the second server.
 */
test('R11 a synchronous standby takes over in the middle of the orders: none that was confirmed is lost, and the shop goes on by itself', {
  timeout: 180_000,
}, async () => {
  const first = await startTestPostgres();
  const firstUrl = new URL(await copyOfAcceptance(first.adminUrl, 'shop'));
  const setUp = openDatabase({ url: firstUrl.href });
  await setUp.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
  const standby = await startStandby(first.adminUrl, 'second');
  // A commit is told when the standby has it. (Set for the database: the test's servers are started without.)
  await setUp.execute(`ALTER DATABASE shop SET synchronous_commit = 'on'`);
  await setUp.execute(`ALTER SYSTEM SET synchronous_standby_names = 'second'`);
  await setUp.query('SELECT pg_reload_conf()');
  await untilInStep(first.adminUrl, 'second');
  const [followed] = await setUp.query<{ how: string }>('SELECT sync_state AS how FROM pg_stat_replication');
  expect(followed?.how).toBe('sync');
  const [{ data_directory: data } = { data_directory: '' }] = await setUp.query<{ data_directory: string }>(
    'SHOW data_directory',
  );

  const proxy = await startFaultProxy({ host: '127.0.0.1', port: Number(firstUrl.port) });
  const shopUrl = new URL(firstUrl);
  shopUrl.port = String(proxy.port);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-data-'));
  const settings = {
    SHOP_MODE: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ORDER_LIMIT: '1000000',
  };
  const shop = await startShop(readConfig(settings, dataDir), shopUrl.href);
  // The database stands behind the same address.
  const watching = openDatabase({ url: shopUrl.href });
  const books = await openBooks(watching);
  await setUp.close();

  const acked: number[] = [];
  const keys = new Set<string>();
  let movedAt = 0;
  let backAfter = 0;
  let over = false;
  const buying = Array.from({ length: 4 }, async () => {
    const visitor = await openPage(shop.address);
    while (!over) {
      const key = randomUUID();
      for (let answered = false; !answered; ) {
        const made = await reserve(visitor, reservationOf(1, { ean: eans.drink }), { 'idempotency-key': key });
        expect([201, 503]).toContain(made.status);
        answered = made.status === 201;
        if (!answered) await sleep(100);
        else acked.push(made.body.id);
      }
      keys.add(key);
      if (movedAt > 0 && backAfter === 0) backAfter = Date.now() - movedAt;
    }
  });
  const enough = scaledUp(20);
  while (acked.length < enough) await sleep(20);
  const before = acked.length;
  // kill -9 of the server and all that belongs to it: nothing is finished, nothing is said.
  process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  movedAt = Date.now();
  expect((await (await openPage(shop.address)).get('/klaer')).status).toBe(200);
  await standby.promote();
  proxy.leadTo({ host: '127.0.0.1', port: standby.port });
  while (acked.length < before + enough) await sleep(20);
  over = true;
  await Promise.all(buying);

  expectWithin(backAfter, 30_000);
  expect(new Set(acked).size).toBe(keys.size);
  const [row] = await watching.query<{ n: number }>('SELECT count(*) AS n FROM reservations');
  expect(row?.n).toBe(keys.size);
  const what = `R11 orders while the standby took over, ${(backAfter / 1000).toFixed(1)} s without`;
  await closeBooks(books, { what, attempts: acked.length, reservations: acked });
  await shop.stop();
  await watching.close();
  await proxy.stop();
  await standby.stop();
  // The first one is dead and cannot be stopped.
  for (const folder of [path.dirname(data), dataDir]) await rm(folder, { recursive: true, force: true });
});
