import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { checkout, collectPaidOf, eans, until } from '../api/paying-shop.ts';
import type { TestVisitor } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

/** Connections that break before or after the provider has acted, at every call that moves money (R19). */
const methods = ['card', 'klarna', 'qliro'] as const;
type Method = (typeof methods)[number];
const minute = 60_000;
const cuts = rounds > 1 ? 10_000 : 60;
const atOnce = rounds > 1 ? 20 : 4;

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
  const { status, body } = await checkout(visitor, collectPaidOf(1, method, 3_000, { ean: eans.drink }));
  expect(status).toBe(201);
  await shops.emulators[method].decide(body.payment_id, 'approve');
  const path = `/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`;
  const read = await until(
    () => visitor.get(path),
    (answer) => answer.body.status === 'authorized',
  );
  expect(read.body.status).toBe('authorized');
  return body;
}

/** A shop's jobs look again and again, each time as a process that has just begun: no breaker remembers anything. */
async function look(isDone: () => Promise<boolean>): Promise<void> {
  for (let looks = 1; !(await isDone()); looks += 1) {
    expect(looks).toBeLessThan(60);
    const jobs = await shopJobs(shops.database, shops.emulators.settings);
    await jobs.runAt(Date.now() + looks * looks * minute);
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

test(`R19 ${cuts} connections cut before and after the provider has acted: every sum is drawn, given back or let go of once`, {
  timeout: 3_600_000,
}, async () => {
  const books = await openBooks(shops.database, shops.emulators);
  const struck = () => methods.reduce((sum, method) => sum + shops.emulators[method].faults.struck, 0);
  const visitors = await shops.visitors(atOnce);
  for (let round = 0; struck() < cuts && hasTime(); round += 1) {
    const before = struck();
    const method = methods[round % methods.length] ?? 'card';
    const { faults } = shops.emulators[method];
    const cut = (on: string) =>
      faults.plan(
        { on, kind: 'cut-after', times: atOnce },
        { on, kind: 'cut-before', times: atOnce },
        { on: 'read', kind: 'cut-after', times: 4 },
      );
    const bought = await Promise.all(visitors.map((visitor) => paid(method, visitor)));
    const [cancelled, collected] = [bought.slice(0, atOnce / 4), bought.slice(atOnce / 4)];
    const { parts, setClock } = await shopJobs(shops.database, shops.emulators.settings);
    setClock(Date.now());
    for (const { reservation_id: id } of cancelled) await moveByHand(parts, { id, to: 8 });
    for (const { reservation_id: id } of collected)
      for (const to of [3, 4, 5] as const) await moveByHand(parts, { id, to });
    cut('capture');
    cut('cancel');
    await look(nothingPlanned);
    faults.clear();
    for (const { reservation_id: id } of collected) await refundByHand(parts, id, null);
    cut('refund');
    await look(nothingPlanned);
    faults.clear();
    for (const one of cancelled) expect(moved(method, one)).toEqual(['authorized 3000', 'cancelled 3000']);
    for (const one of collected)
      expect(moved(method, one)).toEqual(['authorized 3000', 'captured 3000', 'refunded 3000']);
    const reservations = bought.map(({ reservation_id: id }) => id);
    await closeBooks(books, { what: 'R19 connections cut', tries: struck() - before, reservations, now: Date.now() });
  }
});
