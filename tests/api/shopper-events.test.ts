import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { begun, madeReady } from './counter-orders.ts';
import { openStream } from './counter-stream.ts';
import { customer, kari, ola } from './customers.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop, until } from './paying-shop.ts';
import { openPage, type TestVisitor } from './test-shop.ts';

let shop: PayingShop;
let other: RunningShop;
let jonas: StaffedDevice;

/** Two processes' worth of one shop: each has its own connections and hears of the other by PostgreSQL alone. */
beforeAll(async () => {
  shop = await startPayingShop();
  const settings = { SHOP_MODE: 'demo', PORT: '0', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' };
  const config = readConfig({ ...settings, LIVE_STREAMS: '5', ...shop.emulators.settings }, '.');
  other = await startShop(config, shop.databaseUrl);
  jonas = await staffedDevice(shop, 'Jonas Haug');
}, 60_000);

afterAll(async () => {
  await other.stop();
  await shop.stop();
});

const made = async (visitor: TestVisitor, at = 1, ean: string = eans.drink) => {
  const { body } = await reserve(visitor, reservationOf(at, { ean }));
  return { id: body.id as number, token: body.receipt_token as string };
};
const follow = (query: string, cookie = '', headers = {}, url = other.address) =>
  openStream(`${url}/api/events?${query}`, cookie, headers);
const statusOf = async ({ id, token }: { id: number; token: string }) =>
  (await shop.get(`/api/v1/reservations/${id}?token=${token}`)).body.statusID;

test('what a clerk does at one process is told to the shopper at another: a number and a version, nobody’s name', async () => {
  const order = await made(await shop.visitor());
  const stream = await follow(`order=${order.id}&token=${order.token}`);
  expect(await stream.next()).toEqual({ event: 'hello', data: {} });
  await begun(jonas, order.id);
  const told = await stream.next();
  expect(told).toEqual({ event: 'order', data: { id: order.id, version: expect.any(Number) } });
  expect(await statusOf(order)).toBe(3);
  stream.close();
});

test('without a gap: what moved while nobody listened is there to read after the greeting', async () => {
  const order = await made(await shop.visitor());
  const first = await follow(`order=${order.id}&token=${order.token}`);
  await first.next();
  first.close();
  await madeReady(jonas, order.id);
  const again = await follow(`order=${order.id}&token=${order.token}`);
  expect((await again.next()).event).toBe('hello');
  expect(await statusOf(order)).toBe(4);
  again.close();
});

test('a broken LISTEN connection greets everybody anew when it is back', async () => {
  const order = await made(await shop.visitor());
  const stream = await follow(`order=${order.id}&token=${order.token}`);
  await stream.next();
  await shop.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'hent listen'`,
  );
  expect((await stream.next()).event).toBe('hello');
  stream.close();
});

test('nobody else’s: by another token, by no token, by a number that is none', async () => {
  const order = await made(await shop.visitor());
  const stranger = (await shop.visitor()).cookie();
  const wrong = [`order=${order.id}`, `order=${order.id}&token=${'x'.repeat(43)}`, 'order=999999', 'mine=1'];
  expect(await Promise.all(wrong.map(async (query) => (await follow(query, stranger)).status))).toEqual(
    wrong.map(() => 404),
  );
});

test('what makes no sense is told so, and another site is refused', async () => {
  for (const query of ['', 'order=abc', 'order=1&mine=1', 'mine=yes', 'article=-1', 'order=1&token=a&token=b']) {
    expect((await follow(query)).status).toBe(422);
  }
  expect((await follow('article=1001', '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a customer who is logged in follows all of theirs, and nobody else’s', async () => {
  const [mine, theirs] = [await customer(shop, kari), await customer(shop, ola)];
  const stream = await follow('mine=1', mine.cookie());
  await stream.next();
  await made(theirs);
  const own = await made(mine);
  expect((await stream.next()).data).toMatchObject({ id: own.id });
  stream.close();
});

test('stock that changes is told to whoever has the article open, and is so when it is asked for', async () => {
  const found = await shop.database.query<{ id: number }>('SELECT article_id AS id FROM variants WHERE ean = $1', [
    eans.poles,
  ]);
  const id = found[0]?.id ?? 0;
  const stream = await follow(`article=${id}`);
  await stream.next();
  await made(await shop.visitor(), 1, eans.poles);
  expect(await stream.next()).toEqual({ event: 'stock', data: { id } });
  const answer = await fetch(`${other.address}/api/v1/articles/availability/${id}`);
  const [row] = (await answer.json()) as { Shops: { id: number; qty: number }[] }[];
  expect(row?.Shops).toContainEqual({ id: 1, qty: 1 });
  stream.close();
});

test('a process has room for so many, the last of it for orders alone; the rest of the shop goes on', async () => {
  const streams = [];
  for (let n = 0; n < 4; n += 1) streams.push(await follow('article=1001', (await openPage(other.address)).cookie()));
  const refused = await follow('article=1001', (await openPage(other.address)).cookie());
  expect(refused.status).toBe(503);
  const order = await made(await shop.visitor());
  const more = await follow(`order=${order.id}&token=${order.token}`);
  expect(more.status).toBe(200);
  expect((await follow(`order=${order.id}&token=${order.token}`)).status).toBe(503);
  expect((await fetch(`${other.address}/api/v1/articles/1001`)).status).toBe(200);
  for (const stream of [...streams, more]) stream.close();
  // Who leaves makes room.
  const next = await until(
    () => follow('article=1001'),
    ({ status }) => status === 200,
  );
  expect(next.status).toBe(200);
  next.close();
});

test('one visitor has eight, and the ninth is asked to come later', async () => {
  const cookie = (await shop.visitor()).cookie();
  const streams = [];
  for (let n = 0; n < 8; n += 1) streams.push(await follow('article=1001', cookie, {}, shop.url));
  expect((await follow('article=1001', cookie, {}, shop.url)).status).toBe(429);
  for (const stream of streams) stream.close();
});

test('a process that stops says goodbye, ends its streams and opens no more', async () => {
  const config = readConfig({ SHOP_MODE: 'demo', PORT: '0', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' }, '.');
  const third = await startShop(config, shop.databaseUrl);
  const stream = await follow('article=1001', '', {}, third.address);
  await stream.next();
  const stopped = third.stop({ drained: true });
  expect((await stream.next()).event).toBe('bye');
  expect(await stream.ended()).toBe(true);
  expect((await follow('article=1001', '', {}, third.address)).status).toBe(503);
  await stopped;
});
