import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { type BoughtOrder, bought, handedOut, reserved, seen } from './counter-orders.ts';
import { noLimits } from './customers.ts';
import { eans, type PayingShop, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;
let sigrid: StaffedDevice;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;

beforeAll(async () => {
  shop = await startPayingShop({ ...noLimits, COUNTER_ID_FROM: '100000' });
  await shop.database.execute('UPDATE stock SET qty = 100 WHERE shop_id = 1');
  jonas = await staffedDevice(shop, 'Jonas Haug');
  sigrid = await staffedDevice(shop, 'Sigrid Lie', { manager: true });
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
}, 60_000);

afterAll(async () => {
  await jobs.runAt(Date.now());
  await expectBooks(books);
  await shop.stop();
});

async function sold(method: 'card' | 'klarna' | 'qliro', count = 3): Promise<BoughtOrder> {
  const order = await bought(shop, method, { total: count * 50000 }, { ean: eans.goggles, count });
  await handedOut(jonas, order);
  await jobs.runAt(Date.now());
  return order;
}

const returnable = async (id: number) => (await jonas.get(`/shops/1/orders/${id}/return`)).body;
const back = async (device: StaffedDevice, id: number, lines: readonly object[], more: object = {}, headers = {}) =>
  device.act(await seen(device, id), 'return', { lines, ...more }, headers);
const goggles = (count: number, condition = 'as-new') => ({ ean: eans.goggles, count, condition });
const answered = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const refunded = async (id: number) => {
  await jobs.runAt(Date.now());
  const [row] = await shop.database.query<{ refunded: number }>(
    'SELECT refunded_ore AS refunded FROM payments WHERE reservation_id = $1',
    [id],
  );
  return row?.refunded;
};

test('not told before: withdrawn and received in one act, on sale here, money on its way', async () => {
  const order = await sold('card');
  expect(await returnable(order.id)).toMatchObject({
    told: null,
    paidInTill: false,
    lines: [{ ean: eans.goggles, bought: 3, left: 3, told: 0, gives: [50000, 50000, 50000] }],
  });
  const before = await shop.stock(eans.goggles, 1);
  const answer = await back(jonas, order.id, [goggles(1), goggles(1, 'unsellable')]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ refund: 100000, returnable: { lines: [{ left: 1 }] } });
  expect(await shop.stock(eans.goggles, 1)).toBe(before + 1);
  expect(await refunded(order.id)).toBe(100000);
  expect(answered(await back(jonas, order.id, [goggles(2)]))).toEqual([422, 'too-many']);
  expect(answered(await back(jonas, order.id, [{ ...goggles(1), ean: eans.poles }]))).toEqual([422, 'not-in-order']);
});

test('fewer than told: those are settled, the rest stays awaited', async () => {
  const order = await sold('klarna');
  const told = await order.visitor.send('POST', `/api/v1/reservations/${order.id}/withdrawals`, {
    token: order.token,
    lines: [{ EanNo: eans.goggles, Count: 3 }],
    reason: 'For små',
  });
  expect(told.status).toBe(201);
  expect(await returnable(order.id)).toMatchObject({ told: { reason: 'For små' }, lines: [{ told: 3, left: 3 }] });
  expect((await back(jonas, order.id, [goggles(1)])).body).toMatchObject({ refund: 50000 });
  expect(await refunded(order.id)).toBe(50000);
  expect(await returnable(order.id)).toMatchObject({ told: { reason: 'For små' }, lines: [{ told: 2, left: 2 }] });
  expect((await back(jonas, order.id, [goggles(2)])).body).toMatchObject({ refund: 100000 });
  expect(await refunded(order.id)).toBe(150000);
  expect(await returnable(order.id)).toMatchObject({ told: null, lines: [{ left: 0, gives: [] }] });
});

test('a double press, and a provider that is down: one refund', async () => {
  const order = await sold('card');
  const current = await seen(jonas, order.id);
  const headers = { 'idempotency-key': randomUUID() };
  shop.emulators.card.faults.plan({ on: 'refund', kind: 'error', times: 2 });
  const press = () => jonas.act(current, 'return', { lines: [goggles(3)] }, headers);
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status, body }) => [status, body.refund])).toEqual([
    [200, 150000],
    [200, 150000],
  ]);
  const again = await jonas.act(await seen(jonas, order.id), 'refund', { amount: 100, reason: 'Hull i sømmen' });
  expect(answered(again)).toEqual([403, 'manager-only']);
  const busy = await sigrid.act(await seen(sigrid, order.id), 'refund', { amount: 100, reason: 'Hull i sømmen' });
  expect(busy.status).toBeGreaterThanOrEqual(409);
  for (let minute = 0; minute < 5; minute += 1) await jobs.runAt(Date.now() + minute * 60_000);
  expect(await refunded(order.id)).toBe(150000);
});

test('what is used loses something: a manager’s word, and never at Qliro', async () => {
  const order = await sold('card');
  expect(answered(await back(jonas, order.id, [goggles(1, 'used')], { deducted: 10000 }))).toEqual([
    403,
    'manager-only',
  ]);
  const stock = await shop.stock(eans.goggles, 1);
  expect((await back(sigrid, order.id, [goggles(1, 'used')], { deducted: 10000 })).body.refund).toBe(40000);
  expect(await shop.stock(eans.goggles, 1)).toBe(stock);
  const qliro = await sold('qliro');
  expect(answered(await back(sigrid, qliro.id, [goggles(1, 'used')], { deducted: 10000 }))).toEqual([
    422,
    'whole-items-only',
  ]);
  expect((await back(jonas, qliro.id, [goggles(1)])).body.refund).toBe(50000);
  expect(await refunded(qliro.id)).toBe(50000);
});

test('a refund outside a withdrawal is a manager’s, and no larger than what was drawn', async () => {
  const order = await sold('card');
  const refund = async (amount: number) =>
    sigrid.act(await seen(sigrid, order.id), 'refund', { amount, reason: 'Glidelåsen røk' });
  expect(answered(await refund(150001))).toEqual([422, 'too-much']);
  expect((await refund(20000)).status).toBe(200);
  expect(await refunded(order.id)).toBe(20000);
});

test('paid in the till is taken in the till; past fourteen days the right is over', async () => {
  const till = await reserved(shop, 1, { ean: eans.goggles });
  const ready = await handedOut(jonas, till);
  expect(ready.code).toBe('slip-needed');
  const current = await seen(jonas, till.id);
  await jonas.act(current, 'hand-out', { proof: { kind: 'code', code: till.code }, tillSlip: '1' });
  expect(await returnable(till.id)).toMatchObject({ paidInTill: true });
  expect(answered(await back(jonas, till.id, [goggles(1)]))).toEqual([422, 'paid-in-till']);
  const old = await sold('card');
  await shop.database.execute(
    `UPDATE reservation_status_changes SET changed_at = changed_at - interval '20 days' WHERE reservation_id = $1`,
    [old.id],
  );
  expect(answered(await back(jonas, old.id, [goggles(1)]))).toEqual([422, 'right-over']);
});
