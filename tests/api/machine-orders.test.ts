import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { makeKey } from './machine-key.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop, until } from './paying-shop.ts';

let shop: PayingShop;
let token: string;
beforeAll(async () => {
  shop = await startPayingShop();
  token = (await makeKey(shop.database, { scopes: ['orders:read'] })).token;
}, 60_000);
afterAll(() => shop?.stop());

async function feed(after: number, { limit = 100, by = token }: { limit?: number; by?: string } = {}) {
  const answer = await fetch(`${shop.url}/api/system/v1/orders?after=${after}&limit=${limit}`, {
    headers: { authorization: `Bearer ${by}` },
  });
  return { status: answer.status, body: await answer.json() };
}

async function placeOne(): Promise<number> {
  const { status, body } = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink, count: 1 }));
  expect(status).toBeLessThan(300);
  return Number(/\d+/.exec(JSON.stringify(body.id ?? body.ReservationID ?? body))?.[0]);
}

/** Transactions of other databases of the server hold positions back too. */
async function placed(): Promise<number> {
  const unplaced = async () => {
    const { body } = await feed(0);
    const [row] = await shop.database.query<{ count: number }>(
      'SELECT count(*) AS count FROM outbox_events WHERE position IS NULL',
    );
    return row?.count === 0 ? body : null;
  };
  const body = await until(unplaced, (found) => found !== null, 30_000);
  return body?.events.at(-1)?.position ?? 0;
}

const types = ({ body }: { body: { events: { type: string }[] } }) => body.events.map(({ type }) => type);

test('an order is told of, with what it is now; the cursor goes on from there', async () => {
  const start = await placed();
  const id = await placeOne();
  await placed();
  const first = await feed(start);
  expect(types(first)).toEqual(['order.placed']);
  expect(first.body.orders).toMatchObject([
    { order: id, status: 2, shop: 1, delivery: false, lines: [{ ean: eans.drink, count: 1 }] },
  ]);
  expect(first.body.orders[0].customer.email).toContain('@');
  expect(first.body.more).toBe(false);
  expect(await feed(first.body.next)).toMatchObject({ body: { events: [], orders: [], next: first.body.next } });
  await shop.database.execute('UPDATE reservations SET status_id = 8 WHERE reservation_id = $1', [id]);
  await placed();
  expect(types(await feed(first.body.next))).toEqual(['order.cancelled']);
  const page = await feed(start, { limit: 1 });
  expect(page.body.more).toBe(true);
  expect(page.body.orders[0].status, 'as it is now').toBe(8);
});

test('what is rolled back is never told, and a late commit is not passed over', async () => {
  const start = await placed();
  const write = (tx: { execute(sql: string): Promise<number> }, order: number) =>
    tx.execute(`INSERT INTO outbox_events (type, reservation_id, data) VALUES ('order.test', ${order}, '{}')`);
  await shop.database.transaction((tx) => write(tx, -1).then(() => Promise.reject(new Error('no')))).catch(() => {});
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const slow = shop.database.transaction(async (tx) => {
    await write(tx, -2);
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  await shop.database.transaction((tx) => write(tx, -3));
  const early = await feed(start);
  expect(early.body.events, 'the later number waits for the earlier one').toEqual([]);
  commit.resolve();
  await slow;
  await placed();
  const all: { order: number }[] = (await feed(start)).body.events;
  expect(all.map(({ order }) => order)).toEqual([-2, -3]);
});

test('a copy that was restored elsewhere tells of what it had not told', async () => {
  const start = await placed();
  await shop.database.execute(
    `INSERT INTO outbox_events (tx, type, data) VALUES ('9000000000000'::xid8, 'order.test', '{}')`,
  );
  await placed();
  expect(types(await feed(start))).toEqual(['order.test']);
});

test('a key of one shop hears of no other; other scopes and bad cursors are refused', async () => {
  const start = await placed();
  await placeOne();
  await placed();
  const other = await makeKey(shop.database, { scopes: ['orders:read'], shops: [2] } satisfies Partial<SystemKey>);
  expect((await feed(start, { by: other.token })).body.events).toEqual([]);
  const wrong = await makeKey(shop.database);
  expect((await feed(0, { by: wrong.token })).status).toBe(403);
  for (const query of ['after=-1', 'after=x', 'limit=0', 'limit=201', 'more=1']) {
    const answer = await fetch(`${shop.url}/api/system/v1/orders?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status, query).toBe(422);
  }
});
