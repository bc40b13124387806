import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { loadAhead, startDyingShop } from './mortal.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';

let emulators: PaymentEmulators;
let databaseUrl: string;
let database: Database;
beforeAll(async () => {
  emulators = await startPaymentEmulators();
  databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `killed_${randomBytes(6).toString('hex')}`);
  database = openDatabase({ url: databaseUrl });
  await database.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
  loadAhead(cases.map(() => 'shop'));
});
afterAll(async () => {
  loadAhead([]);
  await database.close();
  await emulators.stop();
});

const minute = 60_000;
const cases = Array.from({ length: rounds }, () => ['card', 'klarna', 'qliro'] as const).flat();
const acked: number[] = [];

test.each(cases)(
  'R9 kill -9 in the middle of paying by %s: nothing is lost, held for ever or paid for nothing',
  { timeout: 60_000 },
  async (method) => {
    if (!hasTime()) return;
    const emulator = emulators[method];
    emulator.faults.clear();
    const shop = await startDyingShop({ databaseUrl, settings: emulators.settings });
    const books = await openBooks(database, emulators);
    const held = async () => {
      const [row] = await database.query<{ n: number }>(`SELECT count(*) AS n FROM stock_holds WHERE state = 'held'`);
      return row?.n ?? 0;
    };
    const heldBefore = await held();
    const [one, two, three, four] = await Promise.all(Array.from({ length: 4 }, () => openPage(shop.url)));
    const body = collectPaidOf(1, method, 3_000, { ean: eans.drink });

    acked.push((await reserve(one!, reservationOf(1, { ean: eans.drink }))).body.id as number);
    emulator.callbacks.plan = { times: 0, delayMs: 0 };
    const paidFor = await checkout(two!, body);
    const { payment_id: paidId, reservation_id: paidReservation } = paidFor.body;
    acked.push(paidReservation);
    // Paid, and nobody hears of it before the end.
    await emulator.decide(paidId, 'approve');
    // One whose provider never gets to it, one whose provider acts after we are gone.
    const struckBefore = emulator.faults.struck;
    emulator.faults.plan({ on: 'create', kind: 'hang', times: 1 }, { on: 'create', kind: 'slow', ms: 400, times: 1 });
    const unanswered = [checkout(three!, body).catch(() => null), checkout(four!, body).catch(() => null)];
    // Both calls are at the provider, and neither is answered.
    const struck = async () => emulator.faults.struck - struckBefore;
    expect(await until(struck, (times) => times === 2)).toBe(2);
    shop.kill();
    expect(await shop.end).toBe('SIGKILL');
    await Promise.all(unanswered);
    const begun = await database.query<{ id: string }>(
      `SELECT payment_id AS id FROM payments WHERE reservation_id >= $1 ORDER BY created_at`,
      [paidReservation],
    );
    const ids = begun.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    // Klarna has its page made by a second call, which nobody is there to make.
    if (method !== 'klarna') {
      const made = async () => ids.map((id) => emulator.created(id)).reduce((sum, times) => sum + times, 0);
      expect(await until(made, (times) => times === 2)).toBe(2);
    }

    const jobs = await shopJobs(database, emulators.settings);
    await jobs.runAt(Date.now() + 45_000);
    const statuses = await database.query<{ status: string; created: boolean }>(
      `SELECT status, provider_reference IS NOT NULL AS created FROM payments
        WHERE payment_id = ANY ($1) ORDER BY created_at`,
      [ids],
    );
    // R19: what was asked for again is there once, also at the provider that had acted when nobody listened any more.
    expect(ids.map((id) => emulator.created(id))).toEqual([1, 1, 1]);
    // The paid one is found out; the two unanswered ones can be paid now, by whoever repeats the request.
    expect(statuses).toEqual([
      { status: 'authorized', created: true },
      { status: 'pending', created: true },
      { status: 'pending', created: true },
    ]);
    await jobs.runAt(Date.now() + 31 * minute);
    const what = 'R9 kill -9 in the middle of paying';
    await closeBooks(books, { what, reservations: acked, now: Date.now() + 31 * minute });
    expect(emulator.ledger.sum(paidId, 'authorized')).toBe(3_000);
    expect((await held()) - heldBefore).toBe(2);
  },
);
