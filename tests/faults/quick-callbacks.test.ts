import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '#emulators/callbacks.ts';
import type { CheckoutStore } from '#server/ports/checkout-transaction.ts';
import { bare } from '#server/seams.ts';
import { checkout, collectPaidOf, eans, type PayingShop, startPayingShop } from '../api/paying-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { closeBooks, crowd } from './rounds.ts';

const databaseMs = 300;
const providerMs = 6_000;
/** Klarna's, the shortest that a lost callback is counted by. */
const limitMs = 3_000;

let shop: PayingShop;
let isSlow = false;
beforeAll(async () => {
  const lag = () => (isSlow ? sleep(databaseMs) : undefined);
  const slow = (store: CheckoutStore): CheckoutStore => ({
    ...store,
    payment: async (id) => {
      await lag();
      return store.payment(id);
    },
    transaction: async (work) => {
      await lag();
      return store.transaction(work);
    },
  });
  shop = await startPayingShop({}, { ...bare, store: slow });
});
afterAll(() => shop.stop());

test.each(['card', 'klarna', 'qliro'] as const)(
  'R17 %s: a callback is answered in time while database and provider are slow',
  { timeout: 60_000 },
  async (method) => {
    isSlow = false;
    const books = await openBooks(shop.database, shop.emulators);
    const { callbacks, faults, decide } = shop.emulators[method];
    const { body } = await checkout(await shop.visitor(), collectPaidOf(1, method, 3_000, { ean: eans.drink }));
    callbacks.plan = { times: 0, delayMs: 0 };
    await decide(body.payment_id, 'approve');
    const { url = '', body: told } = callbacks.sent.at(-1) ?? {};
    isSlow = true;
    faults.plan({ on: 'read', kind: 'slow', ms: providerMs });
    const many = crowd(20);
    const took = await Promise.all(
      Array.from({ length: many }, async () => {
        const begun = performance.now();
        expect(await post(url, told)).toBe(200);
        return performance.now() - begun;
      }),
    );
    expect(Math.max(...took)).toBeLessThan(limitMs);
    isSlow = false;
    faults.clear();
    const jobs = await shopJobs(shop.database, shop.emulators.settings);
    await jobs.runAt(Date.now() + 60_000);
    const read = await shop.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`);
    expect(read.body.status).toBe('authorized');
    await closeBooks(books, { what: 'R17 callbacks while all is slow', tries: many });
  },
);
