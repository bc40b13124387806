import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { openDatabase } from '#server/database/client.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { startKillableShop } from './killable-shop.ts';
import { closeBooks, hasTime, rounds } from './rounds.ts';

let emulators: PaymentEmulators;
beforeAll(async () => {
  emulators = await startPaymentEmulators();
});
afterAll(() => emulators.stop());

const minute = 60_000;

test.each(Array.from({ length: rounds }, () => ['card', 'klarna', 'qliro'] as const).flat())(
  'R9 kill -9 in the middle of paying by %s: nothing is lost, held for ever or paid for nothing',
  { timeout: 60_000 },
  async (method) => {
    if (!hasTime()) return;
    const emulator = emulators[method];
    emulator.faults.clear();
    const shop = await startKillableShop(emulators.settings);
    const database = openDatabase({ url: shop.databaseUrl });
    const books = await openBooks(database, null);
    const [one, two, three, four] = await Promise.all(Array.from({ length: 4 }, () => openPage(shop.url)));
    const body = collectPaidOf(1, method, 3_000, { ean: eans.drink });

    const acked = [(await reserve(one!, reservationOf(1, { ean: eans.drink }))).body.id as number];
    const paidFor = await checkout(two!, body);
    acked.push(paidFor.body.reservation_id);
    // Paid, and nobody hears of it before the end.
    emulator.callbacks.plan = { times: 0, delayMs: 0 };
    await emulator.decide(paidFor.body.payment_id, 'approve');
    // One whose provider never gets to it, one whose provider acts after we are gone.
    emulator.faults.plan({ on: 'create', kind: 'hang', times: 1 }, { on: 'create', kind: 'slow', ms: 1_000, times: 1 });
    const unanswered = [checkout(three!, body).catch(() => null), checkout(four!, body).catch(() => null)];
    const pending = () =>
      database.query<{ id: string }>(`SELECT payment_id AS id FROM payments WHERE provider_reference IS NULL`);
    expect(await until(pending, (rows) => rows.length === 2)).toHaveLength(2);
    await shop.kill();
    await Promise.all(unanswered);
    await new Promise((resolve) => setTimeout(resolve, 1_100));

    const jobs = await shopJobs(database, emulators.settings);
    await jobs.runAt(Date.now() + 45_000);
    const statuses = await database.query<{ id: string; status: string; created: boolean }>(
      `SELECT payment_id AS id, status, provider_reference IS NOT NULL AS created FROM payments ORDER BY created_at`,
    );
    // R19: what was asked for again is there once, also at the provider that had acted when nobody listened any more.
    expect(statuses.map(({ id }) => emulator.created(id))).toEqual([1, 1, 1]);
    // The paid one is found out; the two unanswered ones can be paid now, by whoever repeats the request.
    expect(statuses.map(({ status, created }) => ({ status, created }))).toEqual([
      { status: 'authorized', created: true },
      { status: 'pending', created: true },
      { status: 'pending', created: true },
    ]);
    await jobs.runAt(Date.now() + 31 * minute);
    const what = 'R9 kill -9 in the middle of paying';
    await closeBooks(books, { what, reservations: acked, now: Date.now() + 31 * minute });
    expect(emulator.ledger.sum(paidFor.body.payment_id, 'authorized')).toBe(3_000);
    const [left] = await database.query<{ n: number }>(`SELECT count(*) AS n FROM stock_holds WHERE state = 'held'`);
    expect(left?.n).toBe(2);
    await database.close();
  },
);
