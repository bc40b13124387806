import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { dayReports } from '#server/database/system/day-reports.ts';
import { closeYesterday } from '#server/use-cases/system/read-day-report.ts';
import { bought, reserved } from './counter-orders.ts';
import { machineCalls } from './machine-calls.ts';
import { makeKey } from './machine-key.ts';
import { eans, type PayingShop, startPayingShop, until } from './paying-shop.ts';

let shop: PayingShop;
let call: ReturnType<typeof machineCalls>;
beforeAll(async () => {
  shop = await startPayingShop();
  call = machineCalls(shop, (await makeKey(shop.database, { scopes: ['orders:write', 'reports:read'] })).token);
}, 60_000);
afterAll(() => shop?.stop());

const dayMs = 86_400_000;
const dateOf = (instant: number) => isoDate(osloTime(instant).date);
const handOut = async (order: number, slip?: string) => {
  for (const status of ['begin', 'picked', 'ready', 'collected'])
    await call('POST', `/orders/${order}/status`, { status, ...(slip && status === 'collected' && { slip }) });
};

test('a day’s books: money by provider, shop and VAT, orders and stock; closed at four, and the same ever after', async () => {
  const { id } = await bought(
    shop,
    'card',
    { total: 6_000 + 50_000 },
    { ean: eans.drink, count: 2 },
    { ean: eans.goggles },
  );
  await handOut(id);
  const inTill = await reserved(shop, 1, { ean: eans.drink });
  await handOut(inTill.id, '17');
  const cancelled = await reserved(shop, 1, { ean: eans.drink });
  await call('POST', `/orders/${cancelled.id}/status`, { status: 'cancelled' });
  const today = dateOf(Date.now());
  const report = async () => (await call('GET', `/reports/days/${today}`)).body;
  await until(report, ({ captured }) => captured.length > 0);
  const lines = [{ ean: eans.drink, count: 1 }];
  const back = await call('POST', `/orders/${id}/status`, { status: 'returned', lines }, { 'idempotency-key': 'r1' });
  expect(back.body.refund).toBe(3_000);
  const open = await until(report, ({ refunded }) => refunded.length > 0);
  expect(open).toMatchObject({
    date: today,
    frozen_at: null,
    captured: [{ shop: 1, provider: 'card', amount: 56_000 }],
    refunded: [{ shop: 1, provider: 'card', amount: 3_000 }],
    vat: [
      { shop: 1, rate: 15, gross: 3_000, vat: 392 },
      { shop: 1, rate: 25, gross: 50_000, vat: 10_000 },
    ],
    in_till: [{ shop: 1, orders: 1, amount: 3_000 }],
    orders: [{ shop: 1, placed: 3, collected: 2, shipped: 0, delivered: 0, cancelled: 1, expired: 0 }],
    corrections: [],
  });
  expect(open.stock.find((row: { shop: number }) => row.shop === 1).pieces).toBeGreaterThan(0);

  // The day after, at half past three it is open still, at half past four it is closed.
  const days = dayReports(shop.database);
  const next = addDays(osloTime(Date.parse(`${today}T12:00:00Z`)).date, 1);
  await closeYesterday({ days, now: () => osloInstant(next, 3 * 60 + 30) });
  expect(await days.frozen(today)).toBeNull();
  await Promise.all([1, 2].map(() => closeYesterday({ days, now: () => osloInstant(next, 4 * 60 + 30) })));
  const closed = await report();
  expect(closed.frozen_at).not.toBeNull();
  expect({ ...closed, frozen_at: null }).toEqual(open);
  const late = await reserved(shop, 1, { ean: eans.drink });
  await handOut(late.id, '18');
  expect(await report(), 'what comes later belongs to another day').toEqual(closed);
});

test('a refund of what went out on another day is a correction; a key of a shop sees its own books', async () => {
  const { id } = await bought(shop, 'card', { total: 3_000 }, { ean: eans.drink });
  await handOut(id);
  const captured = async () =>
    (await shop.database.query('SELECT FROM payments WHERE reservation_id = $1 AND captured_ore > 0', [id])).length;
  await until(captured, (n) => n > 0);
  const before = Date.now() - 3 * dayMs;
  await shop.database.execute(
    `UPDATE reservation_status_changes SET changed_at = changed_at - interval '3 days' WHERE reservation_id = $1`,
    [id],
  );
  const { from, until: end } = { from: new Date(Date.now() - dayMs / 24), until: new Date(Date.now() + dayMs) };
  const { corrections } = await dayReports(shop.database).facts({ date: '', from, until: end });
  expect(corrections).toEqual([
    { order: id, shop: 1, provider: 'card', kind: 'captured', amount: 3_000, of: dateOf(before) },
  ]);
  const { token } = await makeKey(shop.database, { scopes: ['reports:read'], shops: [2] });
  const other = await machineCalls(shop, token)('GET', `/reports/days/${dateOf(Date.now())}`);
  expect(other.body).toMatchObject({ captured: [], in_till: [] });
  expect((await call('GET', `/reports/days/${dateOf(Date.now() + 2 * dayMs)}`)).status).toBe(404);
  for (const bad of ['x', '2026-13-01', '2026-02-30', '20260101'])
    expect((await call('GET', `/reports/days/${bad}`)).status, bad).toBe(422);
});
