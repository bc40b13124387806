import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout, collectPaidOf, eans, reservationOf, reserve } from '../api/paying-shop.ts';
import { expectBooks, openBooks } from '../books.ts';
import { scaledUp } from './rounds.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

/** What one person and one address may hold, asked for by many requests at once over two processes. */
let shops: TwoShops;
beforeAll(async () => {
  shops = await startTwoShops({ HOLD_PERSON_LIMIT: '5', HOLD_ADDRESS_LIMIT: '12', TRUST_PROXY: '1' });
  for (const ean of [eans.drink, eans.poles]) await shops.setStock(ean, 1, 10_000);
});
afterAll(async () => {
  const [row] = await shops.database.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  await shops.stop();
  expect(row?.deadlocks).toBe(0);
});

const many = scaledUp(20);
const personOf = (n: number) => ({ Email: `kunde${n}@example.no`, Phone: `4${String(4_000_000 + n)}` });
const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
const statuses = (answers: readonly { readonly status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

test(`R2 ${many} reservations of one person at once: five are held`, { timeout: 60_000 }, async () => {
  const books = await openBooks(shops.database, shops.emulators);
  const visitors = await shops.visitors(many);
  const body = { ...reservationOf(1, { ean: eans.drink }), ...personOf(1) };
  const answers = await Promise.all(visitors.map((visitor, n) => reserve(visitor, body, from(n + 1))));
  expect(statuses(answers)).toEqual({ 201: 5, 422: many - 5 });
  await expectBooks(books);
});

test(`R2 ${many} people from one address at once: twelve are held`, { timeout: 60_000 }, async () => {
  const books = await openBooks(shops.database, shops.emulators);
  const visitors = await shops.visitors(many);
  const answers = await Promise.all(
    visitors.map((visitor, n) =>
      reserve(visitor, { ...reservationOf(1, { ean: eans.drink }), ...personOf(100 + n) }, from(101)),
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 12, 422: many - 12 });
  await expectBooks(books);
});

test(`R2 ${many} payments of one person begun at once: five are held`, { timeout: 60_000 }, async () => {
  const books = await openBooks(shops.database, shops.emulators);
  const visitors = await shops.visitors(many);
  const body = { ...collectPaidOf(1, 'card', 3000, { ean: eans.drink }), ...personOf(2) };
  const answers = await Promise.all(visitors.map((visitor, n) => checkout(visitor, body, from(n + 1))));
  expect(statuses(answers)).toEqual({ 201: 5, 422: many - 5 });
  await expectBooks(books);
});

test('R2 people, numbers, addresses, codes and goods crosswise: nobody waits for ever', {
  timeout: 90_000,
}, async () => {
  const books = await openBooks(shops.database, shops.emulators);
  const crossed = scaledUp(40);
  const visitors = await shops.visitors(crossed);
  const answers = await Promise.all(
    visitors.flatMap((visitor, n) => {
      const goods = [{ ean: eans.drink }, { ean: eans.poles }];
      const [a, b] = [personOf(200 + (n % 3)), personOf(200 + ((n + 1) % 3))];
      const person = { Email: a.Email, Phone: b.Phone };
      const ordered = n % 2 === 0 ? goods : goods.toReversed();
      const address = from(120 + (n % 4));
      const reserved = { ...reservationOf(1, ...ordered), ...person, promocode: 'SOMMER20' };
      const paid = { ...collectPaidOf(1, 'card', 34_320, ...ordered), ...person, promocode: 'SOMMER20' };
      // Twice in a row by the same visit: the second lets go of what the first began to pay.
      return n % 3 === 0
        ? [checkout(visitor, paid, address).then(() => checkout(visitor, paid, address))]
        : [reserve(visitor, reserved, address)];
    }),
  );
  expect(
    answers.filter(({ status }) => status !== 201 && status !== 422).map(({ status, body }) => [status, body]),
  ).toEqual([]);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  await expectBooks(books);
});
