import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { checkout, collectPaidOf, eans, until } from '../api/paying-shop.ts';
import type { TestVisitor } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

/** Connections that break before or after the provider has acted, at every call that moves money (R19). */
const methods = ['card', 'klarna', 'qliro', 'vipps'] as const;
type Method = (typeof methods)[number];
const minute = 60_000;
const cuts = rounds > 1 ? 10_000 : 60;
/** Purchases at each provider in a round; of four of them one is cancelled, and the others are collected and given back. */
const atOnce = rounds > 1 ? 20 : 4;

const patienceMs = 2 * minute;

let shops: TwoShops;
beforeAll(async () => {
  shops = await startTwoShops();
  await shops.setStock(eans.drink, 1, 1_000_000);
});
afterAll(() => shops.stop());

interface Bought {
  readonly payment_id: string;
  readonly reservation_id: number;
}

async function paid(method: Method, visitor: TestVisitor): Promise<Bought> {
  // A process whose breaker has opened asks nobody there for some seconds: who is told so presses again, or hears later.
  const { status, body } = await until(
    () => checkout(visitor, collectPaidOf(1, method, 3_000, { ean: eans.drink })),
    (answer) => answer.status !== 503,
    patienceMs,
  );
  expect(status).toBe(201);
  await shops.emulators[method].decide(body.payment_id, 'approve');
  const path = `/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`;
  const read = await until(
    () => visitor.get(path),
    (answer) => answer.body.status === 'authorized',
    patienceMs,
  );
  expect(read.body.status).toBe('authorized');
  return body;
}

/** The jobs of three look again and again, each time as processes that have just begun: no breaker remembers anything. */
async function look(isDone: () => Promise<boolean>): Promise<void> {
  for (let looks = 1; !(await isDone()); looks += 1) {
    expect(looks).toBeLessThan(60);
    await Promise.all(
      methods.map(async () => {
        const jobs = await shopJobs(shops.database, shops.emulators.settings);
        await jobs.runAt(Date.now() + looks * looks * minute);
      }),
    );
  }
}

const nothingPlanned = async () => {
  const [row] = await shops.database.query<{ n: number }>(
    `SELECT count(*) AS n FROM payment_operations WHERE state = 'planned'`,
  );
  return row?.n === 0;
};

const moved = (method: Method, { payment_id }: Bought) =>
  shops.emulators[method].ledger.entries
    .filter(({ reference }) => reference === payment_id)
    .map(({ kind, amount }) => `${kind} ${amount}`);

/** Each of so many steps is cut off four times before the provider acts and once after; some looks at how it stands are, too. */
function cut(method: Method, on: string, steps: number): void {
  shops.emulators[method].faults.plan(
    { on, kind: 'cut-before', times: steps * 4 },
    { on, kind: 'cut-after', times: steps },
    { on: 'read', kind: 'cut-after', times: 2 },
  );
}

const clear = () => {
  for (const method of methods) shops.emulators[method].faults.clear();
};

test(`R19 ${cuts} connections cut before and after the provider has acted: every sum is drawn, given back or let go of once`, {
  timeout: 3_600_000,
}, async () => {
  const books = await openBooks(shops.database, shops.emulators);
  const struck = () => methods.reduce((sum, method) => sum + shops.emulators[method].faults.struck, 0);
  const visitors = await shops.visitors(atOnce * methods.length);
  while (struck() < cuts && hasTime()) {
    const before = struck();
    const bought = await Promise.all(
      visitors.map(async (visitor, index) => {
        const method = methods[index % methods.length] ?? 'card';
        return { method, isCancelled: Math.floor(index / methods.length) % 4 === 0, ...(await paid(method, visitor)) };
      }),
    );
    const cancelled = bought.filter(({ isCancelled }) => isCancelled);
    const collected = bought.filter(({ isCancelled }) => !isCancelled);
    const { parts, setClock } = await shopJobs(shops.database, shops.emulators.settings);
    setClock(Date.now());
    for (const method of methods) {
      cut(method, 'cancel', atOnce / 4);
      cut(method, 'capture', (atOnce / 4) * 3);
    }
    await Promise.all(
      bought.map(async ({ reservation_id: id, isCancelled }) => {
        for (const to of isCancelled ? ([8] as const) : ([3, 4, 5] as const)) await moveByHand(parts, { id, to });
      }),
    );
    await look(nothingPlanned);
    clear();
    for (const method of methods) cut(method, 'refund', (atOnce / 4) * 3);
    await Promise.all(collected.map(({ reservation_id: id }) => refundByHand(parts, id, null)));
    await look(nothingPlanned);
    clear();
    for (const one of cancelled) expect(moved(one.method, one)).toEqual(['authorized 3000', 'cancelled 3000']);
    for (const one of collected)
      expect(moved(one.method, one)).toEqual(['authorized 3000', 'captured 3000', 'refunded 3000']);
    const reservations = bought.map(({ reservation_id: id }) => id);
    await closeBooks(books, {
      what: 'R19 connections cut',
      attempts: struck() - before,
      reservations,
      now: Date.now(),
    });
  }
});
