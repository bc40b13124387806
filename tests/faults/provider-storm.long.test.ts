import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '#emulators/callbacks.ts';
import type { Fault, FaultKind } from '#emulators/faults.ts';
import { moveByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { checkout, collectPaidOf, eans } from '../api/paying-shop.ts';
import type { TestVisitor } from '../api/test-shop.ts';
import { type Books, openBooks } from '../books.ts';
import { randomIntegers } from '../random-integers.ts';
import { runSeed } from '../run-seed.ts';
import { shopJobs } from '../shop-jobs.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

/**
 * Everything at once: providers that are slow, dead, cut off, busy or talk nonsense at any of their calls, callbacks that are
 * missing, doubled, late and out of order, purchases approved for another amount. When the weather is over, the books
 * must add up.
 */
const methods = ['card', 'klarna', 'qliro', 'vipps'] as const;
type Method = (typeof methods)[number];
const minute = 60_000;
const hour = 60 * minute;

let shops: TwoShops;
let books: Books;
beforeAll(async () => {
  shops = await startTwoShops();
  await shops.setStock(eans.drink, 1, 1_000_000);
  books = await openBooks(shops.database, shops.emulators);
});
afterAll(() => shops.stop());

const calls = ['find', 'create', 'create-page', 'read', 'capture', 'cancel', 'refund'] as const;
const kinds: readonly FaultKind[] = ['slow', 'late', 'cut-before', 'cut-after', 'error', 'busy', 'garbage', 'half'];
const plans = [
  { times: 1, delayMs: 0 },
  { times: 0, delayMs: 0 },
  { times: 3, delayMs: 0 },
  { times: 1, delayMs: 400 },
  { times: 2, delayMs: 150 },
] as const;

type Random = (below: number) => number;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** The life of one purchase, with faults on its way. */
async function purchase(method: Method, visitor: TestVisitor, random: Random): Promise<number | null> {
  const { callbacks, faults, decide, approveOtherAmount } = shops.emulators[method];
  callbacks.plan = oneOf(random, plans);
  if (random(3) === 0) faults.plan(faultOf(random));
  const { status, body } = await checkout(visitor, collectPaidOf(1, method, 3_000, { ean: eans.drink }));
  expect([201, 503]).toContain(status);
  if (status !== 201) return null;
  const from = callbacks.sent.length;
  approveOtherAmount(random(10) === 0 ? 2_999 : null);
  await decide(
    body.payment_id,
    oneOf(random, ['approve', 'approve', 'approve', 'approve', 'decline', 'cancel'] as const),
  );
  approveOtherAmount(null);
  if (random(2) === 0) await visitor.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`);
  // The same again, in another order.
  for (const { url, body: told } of callbacks.sent.slice(from).reverse()) await post(url, told).catch(() => {});
  return body.reservation_id;
}

function faultOf(random: Random): Fault {
  return { on: oneOf(random, calls), kind: oneOf(random, kinds), ms: 200, times: 1 };
}

/** The shop hands out, cancels and gives back, while the provider fails now and then. */
async function handle(ids: readonly number[], random: Random): Promise<void> {
  const jobs = await shopJobs(shops.database, shops.emulators.settings);
  for (const method of methods) shops.emulators[method].faults.plan(faultOf(random), faultOf(random));
  for (const id of ids) {
    const wish = random(4);
    if (wish === 0) await moveByHand(jobs.parts, { id, to: 8 });
    if (wish > 1) for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id, to });
    if (wish === 3) {
      await jobs.runAt(Date.now());
      await refundByHand(jobs.parts, id, null);
    }
  }
  await jobs.runAt(Date.now());
}

/** Fair weather, and time goes by. */
async function calm(): Promise<void> {
  for (const method of methods) shops.emulators[method].faults.clear();
  const jobs = await shopJobs(shops.database, shops.emulators.settings);
  for (const later of [minute, 5 * minute, 31 * minute, 2 * hour, 6 * hour]) {
    for (let looked = 0; looked < 4; looked += 1) await jobs.runAt(Date.now() + later);
  }
}

test(`R5 R14 R18 R19 R20 ${rounds} times bad weather at all three providers: the books add up`, {
  timeout: 60_000 + rounds * 60_000,
}, async () => {
  for (let round = 0; round < rounds && hasTime(); round += 1) {
    const random = randomIntegers(runSeed + round);
    const ids: number[] = [];
    let attempts = 0;
    for (const method of methods) {
      const visitors = await shops.visitors(rounds > 1 ? 10 : 4);
      attempts += visitors.length;
      const made = await Promise.all(
        visitors.map((visitor) => purchase(method, visitor, randomIntegers(random(2 ** 31)))),
      );
      ids.push(...made.filter((id) => id !== null));
    }
    await handle(ids, random);
    await calm();
    const what = 'R14 R18 R19 bad weather at the providers';
    await closeBooks(books, { what, attempts, reservations: ids, now: Date.now() + 6 * hour });
  }
  const [open] = await shops.database.query<{ n: number }>(
    `SELECT count(*) AS n FROM payments WHERE status = 'pending' AND flagged IS NULL`,
  );
  expect(open?.n).toBe(0);
});
