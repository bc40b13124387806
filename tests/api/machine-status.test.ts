import { afterAll, beforeAll, expect, test } from 'vitest';
import { bought, reserved } from './counter-orders.ts';
import { machineCalls } from './machine-calls.ts';
import { makeKey } from './machine-key.ts';
import { checkout, deliveryOf, eans, type PayingShop, startPayingShop, until } from './paying-shop.ts';

let shop: PayingShop;
let call: ReturnType<typeof machineCalls>;
beforeAll(async () => {
  shop = await startPayingShop();
  call = machineCalls(shop, (await makeKey(shop.database, { scopes: ['orders:write'] })).token);
}, 60_000);
afterAll(() => shop?.stop());

const say = (order: number, status: string, more: object = {}, headers: Record<string, string> = {}) =>
  call('POST', `/orders/${order}/status`, { status, ...more }, headers);
const payment = async (order: number) =>
  (
    await shop.database.query<{ captured: number; refunded: number }>(
      'SELECT captured_ore AS captured, refunded_ore AS refunded FROM payments WHERE reservation_id = $1',
      [order],
    )
  )[0];

test('an order paid in the shop goes the counter’s way, each word once; again changes nothing', async () => {
  const { id } = await reserved(shop, 1, { ean: eans.drink, count: 2 });
  const before = await shop.stock(eans.drink, 1);
  expect(await say(id, 'ready')).toMatchObject({
    status: 409,
    body: { code: 'not_possible', order: { order: id, status: 2, allowed: ['begin', 'cancelled'] } },
  });
  expect(await say(id, 'begin')).toMatchObject({ status: 200, body: { result: 'applied', status: 3 } });
  expect(await say(id, 'begin')).toMatchObject({ status: 200, body: { result: 'unchanged', status: 3 } });
  expect((await say(id, 'ready')).body.message).toContain('not_all_picked');
  expect((await say(id, 'picked')).body).toMatchObject({ result: 'applied', status: 3 });
  expect((await say(id, 'picked')).body).toMatchObject({ result: 'unchanged' });
  expect((await say(id, 'ready', { place: 'B2' })).body).toMatchObject({ result: 'applied', status: 4 });
  expect(await say(id, 'collected')).toMatchObject({ status: 409 });
  expect((await say(id, 'collected', { slip: '1042' })).body).toMatchObject({ result: 'applied', status: 5 });
  expect((await say(id, 'collected', { slip: '1042' })).body).toMatchObject({ result: 'unchanged', status: 5 });
  expect(await say(id, 'cancelled')).toMatchObject({ status: 409, body: { order: { status: 5, allowed: [] } } });
  expect(await shop.stock(eans.drink, 1), 'the held pieces are sold, not taken twice').toBe(before);
  const audited = await shop.database.query(
    `SELECT action FROM audit_log WHERE subject = $1 AND actor LIKE 'key:%' ORDER BY audit_id`,
    [`reservation:${id}`],
  );
  expect(audited.map(({ action }: { action?: string }) => action)).toEqual(
    ['begin', 'picked', 'ready', 'collected'].map((word) => `system-${word}`),
  );
});

test('shipped draws the money, once, however many say it at the same time', async () => {
  const made = await checkout(await shop.visitor(), deliveryOf('card', 69_900, { ean: eans.goggles }));
  expect(made.status).toBe(201);
  await shop.emulators.card.decide(made.body.payment_id, 'approve');
  const id = made.body.reservation_id;
  const status = async () => (await shop.get(`/api/v1/reservations/${id}?token=${made.body.receipt_token}`)).body;
  await until(status, ({ status_id, statusID }) => (status_id ?? statusID) !== 1);
  await say(id, 'begin');
  await say(id, 'picked');
  const tracking = 'https://sporing.example/123';
  const all = await Promise.all(Array.from({ length: 5 }, () => say(id, 'shipped', { tracking })));
  expect(all.map(({ status: code }) => code)).toEqual(Array(5).fill(200));
  expect(all.filter(({ body }) => body.result === 'applied')).toHaveLength(1);
  const drawn = await until(
    () => payment(id),
    (row) => (row?.captured ?? 0) > 0,
  );
  expect(drawn).toEqual({ captured: 69_900, refunded: 0 });
  expect((await say(id, 'delivered')).body).toMatchObject({ result: 'applied', status: 7 });
});

test('goods that come back are on sale again and their money goes back, once for each Idempotency-Key', async () => {
  const { id } = await bought(shop, 'card', { total: 6_000 }, { ean: eans.drink, count: 2 });
  for (const word of ['begin', 'picked', 'ready', 'collected']) expect((await say(id, word)).status, word).toBe(200);
  await until(
    () => payment(id),
    (row) => (row?.captured ?? 0) > 0,
  );
  const before = await shop.stock(eans.drink, 1);
  expect(await say(id, 'returned')).toMatchObject({ status: 409 });
  const lines = [{ ean: eans.drink, count: 1 }];
  expect(await say(id, 'returned', { lines })).toMatchObject({ status: 422, body: { code: 'key_needed' } });
  const key = { 'idempotency-key': 'slip-77' };
  const first = await say(id, 'returned', { lines }, key);
  expect(first).toMatchObject({ status: 200, body: { result: 'applied', status: 5, refund: 3_000 } });
  expect((await say(id, 'returned', { lines }, key)).body).toEqual(first.body);
  expect(await shop.stock(eans.drink, 1)).toBe(before + 1);
  const back = await until(
    () => payment(id),
    (row) => (row?.refunded ?? 0) > 0,
  );
  expect(back).toEqual({ captured: 6_000, refunded: 3_000 });
  const many = { lines: [{ ean: eans.drink, count: 2 }] };
  expect(await say(id, 'returned', many, { 'idempotency-key': 'slip-78' })).toMatchObject({ status: 409 });
});

test('unknown orders, other shops, wrong words and fields: 4xx, and nothing moves', async () => {
  const { id } = await reserved(shop, 1, { ean: eans.drink });
  expect(await say(987_654, 'begin')).toMatchObject({ status: 404, body: { code: 'unknown_order' } });
  const other = machineCalls(shop, (await makeKey(shop.database, { scopes: ['orders:write'], shops: [2] })).token);
  expect((await other('POST', `/orders/${id}/status`, { status: 'begin' })).status).toBe(404);
  for (const body of [
    {},
    { status: 'sold' },
    { status: 'begin', tracking: 'https://a.example' },
    { status: 'begin', x: 1 },
  ])
    expect((await call('POST', `/orders/${id}/status`, body)).status, JSON.stringify(body)).toBe(422);
  expect((await call('POST', '/orders/x/status', { status: 'begin' })).status).toBe(422);
  expect((await say(id, 'shipped', { tracking: 'javascript:alert(1)' })).status).toBe(422);
  expect((await say(id, 'cancelled')).body).toMatchObject({ result: 'applied', status: 8 });
  expect((await say(id, 'cancelled')).body).toMatchObject({ result: 'unchanged', status: 8 });
});
