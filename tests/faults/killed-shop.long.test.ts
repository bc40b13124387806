import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';
import { type DyingShop, loadAhead, startDyingShop } from './start-dying-process.ts';

let emulators: PaymentEmulators;
let databaseUrl: string;
let database: Database;
beforeAll(async () => {
  emulators = await startPaymentEmulators();
  databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `killed_${randomBytes(6).toString('hex')}`);
  database = openDatabase({ url: databaseUrl });
  await database.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
  loadAhead(lives.map(() => 'shop'));
});
afterAll(async () => {
  loadAhead([]);
  await database.close();
  await emulators.stop();
});

const minute = 60_000;
const methods = ['card', 'klarna', 'qliro', 'vipps'] as const;
const lives = Array.from({ length: rounds }, (_, life) => life + 1);
const acked: number[] = [];

async function heldPieces(): Promise<number> {
  const [row] = await database.query<{ n: number }>(`SELECT count(*) AS n FROM stock_holds WHERE state = 'held'`);
  return row?.n ?? 0;
}

/** One who has paid, and nobody hears of it before the end. */
async function pay(shop: DyingShop, method: (typeof methods)[number]): Promise<string> {
  const emulator = emulators[method];
  emulator.faults.clear();
  emulator.callbacks.plan = { times: 0, delayMs: 0 };
  const { status, body } = await checkout(await openPage(shop.url), order(method));
  expect(status).toBe(201);
  acked.push(body.reservation_id);
  await emulator.decide(body.payment_id, 'approve');
  return body.payment_id;
}

/** Two whose calls are at the provider: it never gets to the one, and acts on the other after we are gone. */
async function leaveUnanswered(shop: DyingShop, method: (typeof methods)[number]): Promise<Promise<unknown>[]> {
  const { faults } = emulators[method];
  const before = faults.struck;
  faults.plan({ on: 'create', kind: 'hang', times: 1 }, { on: 'create', kind: 'slow', ms: 1_000, times: 1 });
  const visitors = [await openPage(shop.url), await openPage(shop.url)];
  const unanswered = visitors.map((visitor) => checkout(visitor, order(method)).catch(() => null));
  expect(
    await until(
      async () => faults.struck - before,
      (times) => times === 2,
    ),
  ).toBe(2);
  return unanswered;
}

const order = (method: (typeof methods)[number]) => collectPaidOf(1, method, 3_000, { ean: eans.drink });

test.each(lives)(
  'R9 kill -9 in the middle of paying by card, Klarna, Qliro and Vipps, life %i: nothing is lost, held for ever or paid for nothing',
  { timeout: 120_000 },
  async () => {
    if (!hasTime()) return;
    const shop = await startDyingShop({ databaseUrl, settings: emulators.settings });
    const books = await openBooks(database, emulators);
    const heldBefore = await heldPieces();
    const made = await reserve(await openPage(shop.url), reservationOf(1, { ean: eans.drink }));
    acked.push(made.body.id);
    const paid = await Promise.all(methods.map((method) => pay(shop, method)));
    const unanswered = await Promise.all(methods.map((method) => leaveUnanswered(shop, method)));
    shop.kill();
    expect(await shop.end).toBe('SIGKILL');
    await Promise.all(unanswered.flat());
    const begun = await database.query<{ id: string; method: (typeof methods)[number] }>(
      `SELECT payment_id AS id, provider AS method FROM payments WHERE reservation_id > $1 AND NOT payment_id = ANY ($2)`,
      [made.body.id, paid],
    );
    expect(begun.map(({ method }) => method).toSorted()).toEqual(methods.flatMap((method) => [method, method]));
    const created = (of: readonly string[] = methods) =>
      begun
        .filter(({ method }) => of.includes(method))
        .map(({ id, method }) => `${method} ${emulators[method].created(id)}`)
        .toSorted();
    // The slow ones have acted by now. (Klarna has its page made by a second call, which nobody is there to make.)
    const acted = ['card 0', 'card 1', 'qliro 0', 'qliro 1', 'vipps 0', 'vipps 1'];
    const now = async () => created(['card', 'qliro', 'vipps']);
    expect(await until(now, (counts) => counts.join() === acted.join())).toEqual(acted);

    const jobs = await shopJobs(database, emulators.settings);
    await jobs.runAt(Date.now() + 45_000);
    const statusOf = async (ids: readonly string[]) => {
      const rows = await database.query<{ status: string }>(
        `SELECT status || CASE WHEN provider_reference IS NULL THEN ' nowhere' ELSE '' END AS status FROM payments
          WHERE payment_id = ANY ($1)`,
        [ids],
      );
      return rows.map(({ status }) => status);
    };
    // R19: what was asked for again is there once, also at the provider that had acted when nobody listened any more.
    expect(created()).toEqual(methods.flatMap((method) => [`${method} 1`, `${method} 1`]));
    // The paid ones are found out; the unanswered ones can be paid now, by whoever repeats the request.
    expect(new Set(await statusOf(paid))).toEqual(new Set(['authorized']));
    expect(new Set(await statusOf(begun.map(({ id }) => id)))).toEqual(new Set(['pending']));
    await jobs.runAt(Date.now() + 31 * minute);
    const what = 'R9 kill -9 in the middle of paying';
    await closeBooks(books, { what, attempts: methods.length, reservations: acked, now: Date.now() + 31 * minute });
    for (const [index, method] of methods.entries())
      expect(emulators[method].ledger.sum(paid[index] ?? '', 'authorized')).toBe(3_000);
    expect((await heldPieces()) - heldBefore).toBe(1 + methods.length);
  },
);
