import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout, collectPaidOf, eans, reservationOf, reserve } from '../api/paying-shop.ts';
import type { TestAnswer, TestVisitor } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { closeBooks, hasTime, rounds, scaledUp } from './rounds.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await startTwoShops();
});
afterAll(async () => {
  // R2: not even one that was tried again unseen.
  const [row] = await shops.database.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  await shops.stop();
  expect(row?.deadlocks).toBe(0);
});

const methods = ['card', 'klarna', 'qliro', 'vipps'] as const;

/** Everything a buyer may be told when there is nothing left; any other answer is shown whole, so that its cause can be found. */
const outcomes = (answers: readonly TestAnswer[]) => ({
  won: answers.filter(({ status }) => status === 201).length,
  told: answers.filter(({ status }) => status === 422).length,
  other: answers
    .filter(({ status }) => status !== 201 && status !== 422)
    .map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
});

test.each([
  { buyers: 2, pieces: 1, each: 1 },
  { buyers: scaledUp(10), pieces: 1, each: 1 },
  { buyers: scaledUp(12), pieces: 5, each: 2 },
  ...(rounds > 1 ? [{ buyers: 500, pieces: 1, each: 1 }] : []),
])(
  'R1 $buyers buyers over two processes, $pieces pieces, $each each: no more wins than there are goods',
  { timeout: 60_000 + rounds * 30_000 },
  async (race) => {
    const { buyers, pieces, each } = race;
    const visitors = await shops.visitors(buyers);
    for (let round = 0; round < rounds && hasTime(); round += 1) {
      await shops.setStock(eans.goggles, 1, pieces);
      const books = await openBooks(shops.database, shops.emulators);
      const answers = await Promise.all(
        visitors.map((visitor, index) =>
          index % 3 === 2
            ? checkout(
                visitor,
                collectPaidOf(1, methods[Math.floor(index / 3) % methods.length] ?? 'card', 50_000 * each, {
                  ean: eans.goggles,
                  count: each,
                }),
              )
            : reserve(visitor, reservationOf(1, { ean: eans.goggles, count: each })),
        ),
      );
      const won = Math.floor(pieces / each);
      expect(outcomes(answers)).toEqual({ won, told: buyers - won, other: [] });
      expect(await shops.stock(eans.goggles, 1)).toBe(pieces - won * each);
      await settle();
      await closeBooks(books, { what: 'R1 buyers of the last pieces', attempts: buyers });
      // The next round begins without what this one left pending.
      await giveBack(visitors, answers);
    }
  },
);

test('R2 carts (A, B) and (B, A), and one ean on two lines: no deadlock reaches anybody', async () => {
  const [a, b] = [eans.drink, eans.goggles];
  await shops.setStock(a, 1, 1_000);
  await shops.setStock(b, 1, 1_000);
  const many = scaledUp(24);
  const visitors = await shops.visitors(many);
  const answers = await Promise.all(
    visitors.map((visitor, index) => {
      const carts = [
        [{ ean: a }, { ean: b }],
        [{ ean: b }, { ean: a }],
        [{ ean: a }, { ean: b }, { ean: a }],
      ];
      return reserve(visitor, reservationOf(1, ...(carts[index % 3] ?? [])));
    }),
  );
  expect(outcomes(answers)).toEqual({ won: many, told: 0, other: [] });
  expect([await shops.stock(a, 1), await shops.stock(b, 1)]).toEqual([1_000 - (many / 3) * 4, 1_000 - many]);
});

test('R2 the same ean twice is one demand: two lines of the last piece are refused', async () => {
  await shops.setStock(eans.poles, 1, 1);
  const [visitor] = await shops.visitors(1);
  const answer = await reserve(visitor!, reservationOf(1, { ean: eans.poles }, { ean: eans.poles }));
  expect(answer.status).toBe(422);
  expect(await shops.stock(eans.poles, 1)).toBe(1);
});

test('R4 one checkout pressed twenty times over two processes is one order', async () => {
  await shops.setStock(eans.drink, 1, 100);
  const visitors = await shops.visitors(20);
  const key = { 'idempotency-key': randomUUID() };
  const body = collectPaidOf(1, 'klarna', 6_000, { ean: eans.drink, count: 2 });
  const answers = await Promise.all(visitors.map((visitor) => checkout(visitor, body, key)));
  expect(new Set(answers.map(({ status, body: { payment_id } }) => `${status} ${payment_id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await shops.stock(eans.drink, 1)).toBe(98);
});

test('R7 a code for one use is used once; the loser’s end does not free the winner’s use', async () => {
  await shops.setStock(eans.drink, 1, 100);
  await shops.database.execute(`UPDATE promocodes SET max_uses = 1 WHERE name = 'FAST100'`);
  const visitors = await shops.visitors(10);
  const body = { ...reservationOf(1, { ean: eans.drink, count: 5 }), promocode: 'FAST100' };
  const answers = await Promise.all(visitors.map((visitor) => reserve(visitor, body)));
  expect(outcomes(answers)).toEqual({ won: 1, told: 9, other: [] });
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    promocode: ['Rabattkoden er brukt opp'],
  });
  expect(await shops.stock(eans.drink, 1)).toBe(95);
  const winner = answers.find(({ status }) => status === 201)!.body;
  const cancelled = await visitors[0]!.send('POST', `/api/v1/reservations/${winner.id}/cancel`, {
    token: winner.receipt_token,
  });
  expect(cancelled.status).toBe(200);
  expect((await reserve(visitors[1]!, body)).status).toBe(201);
});

test('a code for one use per customer is told apart by who orders', async () => {
  await shops.database.execute(
    `UPDATE promocodes SET max_uses = NULL, max_uses_per_customer = 1 WHERE name = 'SOMMER20'`,
  );
  const visitors = await shops.visitors(4);
  const body = { ...reservationOf(1, { ean: eans.drink }), promocode: 'SOMMER20' };
  const answers = await Promise.all(visitors.map((visitor) => reserve(visitor, body)));
  expect(outcomes(answers)).toEqual({ won: 1, told: 3, other: [] });
  expect((await reserve(visitors[0]!, { ...body, Email: 'ola@example.no' })).status).toBe(201);
});

test('R8 a delivery of goods and expiries meet the same pieces, and the sum stays right', async () => {
  await shops.setStock(eans.woolSet, 3, 10);
  const visitors = await shops.visitors(10);
  const made = await Promise.all(visitors.map((visitor) => reserve(visitor, reservationOf(3, { ean: eans.woolSet }))));
  await Promise.all([
    ...made
      .slice(0, 5)
      .map(({ body }, index) =>
        visitors[index]!.send('POST', `/api/v1/reservations/${body.id}/cancel`, { token: body.receipt_token }),
      ),
    shops.database.execute('UPDATE stock SET qty = qty + 7 WHERE ean = $1 AND shop_id = 3', [eans.woolSet]),
  ]);
  expect(await shops.stock(eans.woolSet, 3)).toBe(12);
});

async function giveBack(visitors: readonly TestVisitor[], answers: readonly TestAnswer[]): Promise<void> {
  for (const [index, { status, body }] of answers.entries()) {
    if (status !== 201) continue;
    const path = body.payment_id === undefined ? `reservations/${body.id}` : `payments/${body.payment_id}`;
    await visitors[index]!.send('POST', `/api/v1/${path}/cancel`, { token: body.receipt_token });
  }
}

async function settle(): Promise<void> {
  const { runAt } = await shopJobs(shops.database, shops.emulators.settings);
  await runAt(Date.now());
}
