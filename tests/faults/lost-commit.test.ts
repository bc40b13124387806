import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { moveByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import type { TestVisitor } from '../api/test-shop.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type AcceptanceShop, startAcceptanceShop } from './start-acceptance-shop.ts';

/** The connection to PostgreSQL is cut between COMMIT and its answer: nobody knows whether the order stands. */
let proxy: FaultProxy;
let emulators: PaymentEmulators;
let database: Database;
let shop: AcceptanceShop;
let visitor: TestVisitor;
let books: Books;
beforeAll(async () => {
  const url = new URL(await copyOfAcceptance(inject('postgresUrl'), `lost_${randomBytes(6).toString('hex')}`));
  database = openDatabase({ url: url.href });
  emulators = await startPaymentEmulators();
  books = await openBooks(database, emulators);
  proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  shop = await startAcceptanceShop(url.href, emulators.settings);
  visitor = shop.visitor;
});
afterEach(() => proxy.become('well'));
afterAll(async () => {
  await shop.stop();
  await expectBooks(books);
  await proxy.stop();
  await emulators.stop();
  await database.close();
});

const ordered = async () => {
  const [row] = await database.query<{ n: number }>('SELECT count(*) AS n FROM reservations');
  return row?.n ?? 0;
};
const press = (key: string) => reserve(visitor, reservationOf(1, { ean: eans.drink }), { 'idempotency-key': key });
const buy = (key: string) =>
  checkout(visitor, collectPaidOf(1, 'card', 3_000, { ean: eans.drink }), { 'idempotency-key': key });
const statement = 'INSERT INTO reservations';
const unknown = [503, { message: 'Service unavailable.', outcome: 'unknown' }];

test.each(['before', 'after'] as const)(
  'R4 R10 cut %s COMMIT is done: the shop finds out by itself and answers with the one order',
  { timeout: 30_000 },
  async (when) => {
    const before = await ordered();
    const key = randomUUID();
    proxy.cutAtCommit({ statement, when });
    const made = await press(key);
    expect([made.status, (await press(key)).body.id]).toEqual([201, made.body.id]);
    expect(await ordered()).toBe(before + 1);

    const paying = randomUUID();
    proxy.cutAtCommit({ statement, when });
    const bought = await buy(paying);
    expect(bought.status).toBe(201);
    expect((await buy(paying)).body).toEqual(bought.body);
    expect(await ordered()).toBe(before + 2);
    expect(emulators.card.created(bought.body.payment_id)).toBe(1);
  },
);

test.each(['before', 'after'] as const)(
  'R4 R10 R20 cut %s COMMIT is done and PostgreSQL stays away: told as unknown, and the same press is the one order',
  { timeout: 60_000 },
  async (when) => {
    const before = await ordered();
    const key = randomUUID();
    proxy.cutAtCommit({ statement, when, afterwards: 'down' });
    const lost = await press(key);
    expect([lost.status, lost.body]).toEqual(unknown);
    expect(lost.headers.get('retry-after')).toBe('2');
    // Not reached at all: certainly not done, and said in the words of every 503.
    const refused = await press(randomUUID());
    expect([refused.status, refused.body]).toEqual([503, { message: 'Service unavailable.' }]);

    proxy.become('well');
    const made = await until(
      () => press(key),
      ({ status }) => status === 201,
      20_000,
    );
    expect(made.status).toBe(201);
    expect((await press(key)).body.id).toBe(made.body.id);
    expect(await ordered()).toBe(before + 1);
  },
);

test('without a key nothing can be found out: told as unknown', { timeout: 30_000 }, async () => {
  proxy.cutAtCommit({ statement, when: 'after' });
  const lost = await reserve(visitor, reservationOf(1, { ean: eans.drink }));
  expect([lost.status, lost.body]).toEqual(unknown);
});

test('L4 R4 a withdrawal whose COMMIT was not answered is one withdrawal', { timeout: 30_000 }, async () => {
  const { body: bought } = await buy(randomUUID());
  await emulators.card.decide(bought.payment_id, 'approve');
  const payment = () => visitor.get(`/api/v1/payments/${bought.payment_id}?token=${bought.receipt_token}`);
  await until(payment, ({ body }) => body.status === 'authorized');
  const jobs = await shopJobs(database, emulators.settings);
  for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: bought.reservation_id, to });
  await jobs.runAt(Date.now());
  const withdraw = (key: string) =>
    visitor.send(
      'POST',
      `/api/v1/reservations/${bought.reservation_id}/withdrawals`,
      { token: bought.receipt_token, lines: [{ EanNo: eans.drink, Count: 1 }] },
      { 'idempotency-key': key },
    );
  const key = randomUUID();
  proxy.cutAtCommit({ statement: 'INSERT INTO withdrawals', when: 'after' });
  const told = await withdraw(key);
  expect([told.status, told.body.withdrawals.length]).toEqual([201, 1]);
  expect((await withdraw(key)).body.withdrawals).toHaveLength(1);
});
