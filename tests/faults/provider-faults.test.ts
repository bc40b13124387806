import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FaultKind } from '#emulators/faults.ts';
import { moveByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { expectWithin } from '../lane.ts';
import { shopJobs } from '../shop-jobs.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

const minute = 60_000;

let shops: TwoShops;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  shops = await startTwoShops();
  books = await openBooks(shops.database, shops.emulators);
  jobs = await shopJobs(shops.database, shops.emulators.settings);
});
beforeEach(() => {
  jobs.setClock(Date.now());
  for (const emulator of [shops.emulators.card, shops.emulators.klarna, shops.emulators.qliro, shops.emulators.vipps])
    emulator.faults.clear();
});
afterAll(async () => {
  await jobs.runAt(Date.now() + 3 * 60 * minute);
  await expectBooks(books, { now: Date.now() + 3 * 60 * minute });
  await shops.stop();
});

type Method = 'card' | 'klarna' | 'qliro' | 'vipps';

async function paid(method: Method) {
  const [visitor] = await shops.visitors(1);
  const { body } = await checkout(visitor!, collectPaidOf(1, method, 3_000, { ean: eans.drink }));
  await shops.emulators[method].decide(body.payment_id, 'approve');
  const status = await until(
    async () => (await visitor!.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`)).body.status,
    (now) => now !== 'pending',
  );
  expect(status).toBe('authorized');
  return body as { payment_id: string; reservation_id: number; receipt_token: string };
}

async function capturedOf({ payment_id }: { payment_id: string }) {
  const [row] = await shops.database.query<{ status: string; captured: number }>(
    'SELECT status, captured_ore AS captured FROM payments WHERE payment_id = $1',
    [payment_id],
  );
  return row;
}

describe.each(['card', 'klarna', 'qliro', 'vipps'] as const)('R19 %s', (method) => {
  test.each(['cut-after', 'cut-before', 'error', 'garbage'] as const)(
    'a capture that ends in %s is drawn once in the end',
    async (kind: FaultKind) => {
      const payment = await paid(method);
      shops.emulators[method].faults.plan({ on: 'capture', kind, times: 2 });
      for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: payment.reservation_id, to });
      for (const wait of [0, 10_000, 60_000, 5 * minute]) await jobs.runAt(Date.now() + wait);
      expect(await capturedOf(payment)).toEqual({ status: 'captured', captured: 3_000 });
      expect(shops.emulators[method].ledger.sum(payment.payment_id, 'captured')).toBe(3_000);
    },
  );
});

test('R18 a dead provider hurts its own button alone, and is let in again when it lives', async () => {
  shops.emulators.klarna.faults.plan({ on: '*', kind: 'error' });
  const visitors = await shops.visitors(8);
  const klarna = await Promise.all(
    visitors.map((visitor) => checkout(visitor, collectPaidOf(1, 'klarna', 3_000, { ean: eans.drink }))),
  );
  expect(new Set(klarna.map(({ status }) => status))).toEqual(new Set([503]));
  const begun = performance.now();
  expect((await checkout(visitors[0]!, collectPaidOf(1, 'klarna', 3_000, { ean: eans.drink }))).status).toBe(503);
  expectWithin(performance.now() - begun, 1_000);
  expect((await checkout(visitors[0]!, collectPaidOf(1, 'card', 3_000, { ean: eans.drink }))).status).toBe(201);
  expect((await reserve(visitors[1]!, reservationOf(1, { ean: eans.drink }))).status).toBe(201);
});
