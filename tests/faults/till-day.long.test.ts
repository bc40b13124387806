import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayReport } from '#contract/system/day-report.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { machineClient } from '#emulators/till/machine-client.ts';
import { Till } from '#emulators/till/till.ts';
import { makeKey } from '../api/machine-key.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { randomIntegers } from '../random-integers.ts';
import { runSeed } from '../run-seed.ts';
import { hasTime, note, rounds } from './rounds.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await startTwoShops();
}, 60_000);
afterAll(() => shops?.stop());

const prices = { [eans.drink]: 3_000, [eans.goggles]: 50_000, [eans.poles]: 39_900, [eans.boots]: 119_900 };
const goods = Object.keys(prices) as (keyof typeof prices)[];
const methods = ['card', 'klarna', 'qliro'] as const;
const days = Array.from({ length: rounds }, (_, day) => day + 1);
const steps = rounds > 1 ? 120 : 24;

/**
 * A shop's day: its till tells of sales, deliveries and counts, late, twice and out of order, and picks, hands out and takes back web
 * orders, while shoppers buy the same few pieces from two processes. At night its shelves and its drawer are held against
 * the shop's books, and those against the providers', to the piece and to the øre.
 */
test.each(days)('a till’s day %i: at night the books agree', { timeout: 120_000 }, async (day) => {
  if (!hasTime()) return;
  const random = randomIntegers(runSeed + day);
  const begun = Date.now();
  const { token } = await makeKey(shops.database, {
    system: `till-${day}`,
    scopes: ['stock:write', 'orders:read', 'orders:write', 'reports:read'],
    shops: [1],
    perMinute: 1_000_000,
  });
  const call = machineClient(() => shops.urls, token);
  const before = await reported(call, begun);
  const standing = Object.fromEntries(goods.map((ean) => [ean, 6 + random(20)]));
  const till = new Till({ shop: 1, call, standing, random });
  const takenBefore = till.taken;
  await till.open();

  const shoppers = Array.from({ length: 3 }, async (_, shopper) => {
    for (let n = 0; n < steps / 4; n++) await buy(shopper + n, random);
  });
  for (let step = 0; step < steps; step++) {
    const ean = goods[random(goods.length)] ?? eans.drink;
    const what = random(10);
    if (what < 4) till.sell(ean);
    else if (what < 5) till.receive(ean, 1 + random(3));
    else if (what < 6) till.count(ean);
    else if (what < 8) await till.pickNew();
    else if (what < 9) await till.handOutOne();
    else await till.takeBackOne();
    await sleep(random(40));
  }
  await Promise.all(shoppers);
  await until(unplaced, (count) => count === 0);
  await till.close();
  await till.takeBackOne();
  await until(openOperations, (count) => count === 0, 30_000);

  const faults: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      faults.push(`${what}: ${JSON.stringify(ours)}, not ${JSON.stringify(theirs)}`);
  };
  for (const ean of goods) same(`pieces of ${ean}`, await piecesOf(ean, `till-${day}`), till.standing.get(ean));
  const after = await reported(call, begun);
  same('paid in the till', after.inTill - before.inTill, till.taken - takenBefore);
  same('handed out', after.collected - before.collected, till.done.handedOut);
  const { captured, refunded, vat } = after;
  for (const method of methods) {
    const { ledger } = shops.emulators[method];
    const sum = (kind: string) =>
      ledger.entries.reduce((all, entry) => all + (entry.kind === kind ? entry.amount : 0), 0);
    same(`${method} drawn`, captured.get(method) ?? 0, sum('captured'));
    same(`${method} given back`, refunded.get(method) ?? 0, sum('refunded'));
  }
  const total = (sums: ReadonlyMap<string, number>) => [...sums.values()].reduce((all, amount) => all + amount, 0);
  same('VAT', vat, total(captured) - total(refunded));
  note({ what: `a till's day: ${JSON.stringify(till.done)}`, attempts: 1, faults });
  expect(faults, `TEST_SEED=${runSeed}, ${JSON.stringify([...till.outcomes])}`).toEqual([]);
  expect(till.done.handedOut).toBeGreaterThan(0);
});

async function buy(n: number, random: (below: number) => number): Promise<void> {
  const [visitor] = await shops.visitors(1);
  if (visitor === undefined) return;
  const ean = goods[random(goods.length)] ?? eans.drink;
  const method = methods[n % 4];
  if (method === undefined) {
    const { status } = await reserve(visitor, reservationOf(1, { ean }));
    expect([201, 409, 422]).toContain(status);
    return;
  }
  const { status, body } = await checkout(visitor, collectPaidOf(1, method, prices[ean] ?? 0, { ean }));
  expect([201, 409, 422]).toContain(status);
  if (status === 201) await shops.emulators[method].decide(body.payment_id, n % 7 === 0 ? 'decline' : 'approve');
}

/** What the shop believes to stand there: for sale and held, less what it could not take off. */
async function piecesOf(ean: string, system: string): Promise<number> {
  const [row] = await shops.database.query<{ pieces: number }>(
    `SELECT qty + coalesce((SELECT sum(qty) FROM stock_holds h WHERE h.ean = s.ean AND h.shop_id = s.shop_id AND h.state = 'held'), 0)
              - CASE WHEN qty > 0 THEN 0 ELSE coalesce((SELECT debt FROM system_stock b WHERE b.ean = s.ean AND b.shop_id = s.shop_id AND b.system = $2), 0) END AS pieces
       FROM stock s WHERE ean = $1 AND shop_id = 1`,
    [ean, system],
  );
  return row?.pieces ?? 0;
}

/** The books of the day, or of both if it has ended meanwhile. */
async function reported(call: ReturnType<typeof machineClient>, begun: number) {
  const dates = new Set([begun, Date.now()].map((at) => isoDate(osloTime(at).date)));
  const reports: DayReport[] = [];
  for (const date of dates) reports.push((await call('GET', `/reports/days/${date}`)).body);
  const sums = (rows: readonly { provider: string; amount: number }[]) => {
    const by = new Map<string, number>();
    for (const { provider, amount } of rows) by.set(provider, (by.get(provider) ?? 0) + amount);
    return by;
  };
  const add = (of: (report: DayReport) => readonly number[]) => reports.flatMap(of).reduce((all, one) => all + one, 0);
  return {
    captured: sums(reports.flatMap((report) => report.captured)),
    refunded: sums(reports.flatMap((report) => report.refunded)),
    vat: add((report) => report.vat.map(({ gross }) => gross)),
    inTill: add((report) => report.in_till.map(({ amount }) => amount)),
    collected: add((report) => report.orders.map(({ collected }) => collected)),
  };
}

const counted = async (sql: string) => (await shops.database.query<{ n: number }>(sql))[0]?.n ?? 0;
const unplaced = () => counted('SELECT count(*) AS n FROM outbox_events WHERE position IS NULL');
const openOperations = () => counted(`SELECT count(*) AS n FROM payment_operations WHERE state = 'planned'`);
