import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { openWebhooks } from '#server/composition/system-services.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import { eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';
import { randomIntegers } from '../random-integers.ts';
import { runSeed } from '../run-seed.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { hasTime, note, rounds, timeIsUpAt } from './rounds.ts';
import { type DyingShop, startDyingShop } from './start-dying-process.ts';

const minute = 60_000;
/** The time that `npm run faults` has for it, and at most this long. */
const lastsMs = rounds > 1 ? 10 * minute : 10_000;
const random = randomIntegers(runSeed);

/**
 * Two processes that take orders and send events of them, killed at any moment, to a receiver that fails now and then. In the end
 * every event of what was committed has come at least once, each under one id, and none of what was not.
 */
test('R9 kill -9 at any moment: every event is sent, and none of what was rolled back', {
  timeout: lastsMs + 5 * minute,
}, async () => {
  if (!hasTime()) return;
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `outbox_${randomBytes(6).toString('hex')}`);
  const database = openDatabase({ url: databaseUrl });
  // So few that many orders are refused, and their transactions rolled back.
  await database.execute('UPDATE stock SET qty = 400 WHERE ean = $1 AND shop_id = 1', [eans.drink]);
  const receiver = await startReceiver();
  const webhooks = openWebhooks(database, await sharedSecret(database, 'session'));
  await webhooks.add({ url: receiver.url, types: ['order.placed', 'order.cancelled', 'stock.short'], shops: null });
  const settings = { WEBHOOK_ALLOW: '127.0.0.0/8', LOGIN_LIMIT: '100000' };
  const start = () => startDyingShop({ databaseUrl, settings });
  const shops: DyingShop[] = await Promise.all([start(), start()]);
  const end = Math.min(Date.now() + lastsMs, timeIsUpAt);
  const goesOn = () => Date.now() < end;
  const acked = new Set<number>();
  let killed = 0;

  const buying = Array.from({ length: 4 }, async (_, buyer) => {
    for (let n = buyer; goesOn(); n += 1) {
      const order = reservationOf(1, { ean: eans.drink, count: 1 + random(20) });
      const key = { 'idempotency-key': randomUUID() };
      try {
        const made = await reserve(await openPage(shops[n % 2]?.url ?? ''), order, key);
        if (made.status === 201) acked.add(made.body.id);
      } catch {
        await sleep(50);
      }
    }
  });
  const disturbing = (async () => {
    while (goesOn()) {
      await disturb(database);
      await sleep(100);
    }
  })();
  do {
    await sleep(200 + random(1_800));
    const victim = random(2);
    shops[victim]?.kill();
    await shops[victim]?.end;
    shops[victim] = await start();
    killed += 1;
  } while (goesOn());
  await Promise.all([...buying, disturbing]);

  receiver.failsOneIn(0);
  const open = async () => {
    await hurry(database);
    const [row] = await database.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM outbox_events WHERE position IS NULL)
            + (SELECT count(*) FROM webhook_deliveries WHERE state = 'waiting') AS n`,
    );
    return row?.n ?? 0;
  };
  expect(await until(open, (count) => count === 0, 2 * minute)).toBe(0);
  const faults = await faultsOf(database, receiver.received, acked);
  note({ what: `outbox: kill -9 at any moment, ${receiver.received.size} events`, attempts: killed, faults });
  expect(faults, `TEST_SEED=${runSeed}`).toEqual([]);
  expect(killed).toBeGreaterThan(0);
  expect(receiver.received.size).toBeGreaterThan(0);
  for (const shop of shops) shop.kill();
  await Promise.all(shops.map((shop) => shop.end));
  receiver.stop();
  await database.close();
});

/** Events by their id, as they came. */
type Received = ReadonlyMap<string, ReadonlySet<string>>;

/** Takes what it is sent, but for one in three that it fails or cuts off after it has heard it. */
async function startReceiver() {
  const received = new Map<string, Set<string>>();
  let share = 3;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      received.set(id, (received.get(id) ?? new Set()).add(body));
      if (share === 0 || random(share) > 0) return response.writeHead(204).end();
      return random(2) === 0 ? response.writeHead(503).end() : response.socket?.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: received as Received,
    failsOneIn: (of: number) => {
      share = of;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Orders end, and transactions that write events end in nothing. */
async function disturb(database: Database): Promise<void> {
  await hurry(database);
  await database.execute(
    `UPDATE reservations SET status_id = 8 WHERE reservation_id = (
       SELECT reservation_id FROM reservations WHERE status_id = 2 ORDER BY random() LIMIT 1)`,
  );
  await database
    .transaction(async (tx) => {
      await tx.execute(
        `INSERT INTO outbox_events (type, shop_id, data) VALUES ('stock.short', 1, '{"ean": "rolled back"}')`,
      );
      await sleep(random(200));
      throw new Error('rolled back');
    })
    .catch(() => {});
}

/** No waiting for the next try: the waits are tested elsewhere. What a process has just taken up is left to it. */
async function hurry(database: Database): Promise<void> {
  await database.execute(
    `UPDATE webhook_deliveries SET next_attempt_at = now() WHERE state = 'waiting' 
        AND next_attempt_at NOT BETWEEN now() + interval '20 seconds' AND now() + interval '41 seconds'`,
  );
  await database.execute(`UPDATE webhooks SET paused_at = NULL, paused_because = NULL WHERE paused_at IS NOT NULL`);
}

async function faultsOf(database: Database, received: Received, acked: ReadonlySet<number>): Promise<string[]> {
  const faults: string[] = [];
  const events = await database.query<{ id: string; type: string; order: number | null }>(
    `SELECT 'evt_' || event_id AS id, type, reservation_id AS "order" FROM outbox_events
      WHERE type IN ('order.placed', 'order.cancelled', 'stock.short')`,
  );
  const written = new Set(events.map(({ id }) => id));
  for (const { id, type } of events) if (!received.has(id)) faults.push(`${type} ${id} was never sent`);
  for (const [id, bodies] of received) {
    if (!written.has(id)) faults.push(`${id} was sent and is not there: ${[...bodies].join()}`);
    if (bodies.size > 1) faults.push(`${id} came with ${bodies.size} bodies`);
  }
  const placed = events.filter(({ type }) => type === 'order.placed').map(({ order }) => order);
  const made = await database.query<{ id: number }>('SELECT reservation_id AS id FROM reservations');
  for (const { id } of made)
    if (placed.filter((order) => order === id).length !== 1) faults.push(`order ${id} was not told of once`);
  const there = new Set(made.map(({ id }) => id));
  for (const id of acked) if (!there.has(id)) faults.push(`order ${id} was promised and is gone`);
  for (const order of placed)
    if (order !== null && !there.has(order)) faults.push(`order ${order} was told of and is none`);
  return faults;
}
