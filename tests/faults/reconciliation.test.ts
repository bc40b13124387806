import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '#server/use-cases/payment/reconcile.ts';
import { moveByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { checkout, collectPaidOf, eans, type PayingShop, startPayingShop, until } from '../api/paying-shop.ts';
import { type Books, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';

let shop: PayingShop;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  shop = await startPayingShop();
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
});
afterAll(() => shop.stop());

type Method = 'card' | 'klarna' | 'qliro' | 'vipps';

async function bought(method: Method, collected: boolean): Promise<{ payment_id: string; reservation_id: number }> {
  const { body } = await checkout(await shop.visitor(), collectPaidOf(1, method, 3_000, { ean: eans.drink }));
  await shop.emulators[method].decide(body.payment_id, 'approve');
  const status = () => shop.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`);
  await until(status, (answer) => answer.body.status === 'authorized');
  jobs.setClock(Date.now());
  if (collected) {
    for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: body.reservation_id, to });
    await jobs.runAt(Date.now());
  }
  return body;
}

/** A ghost's reservation stays as it was planted: nobody knows whether the goods were handed out. */
const ghosts: string[] = [];
const faultsLeft = async () => (await books.faults()).filter((fault) => !ghosts.some((id) => fault.includes(id)));

test.each(['card', 'klarna', 'qliro', 'vipps'] as const)(
  'R21 %s: planted damage is found and mended; the books see it too',
  async (method) => {
    const [withoutOrder, withoutCapture, ghost] = [
      await bought(method, true),
      await bought(method, true),
      await bought(method, false),
    ];
    expect(await faultsLeft()).toEqual([]);
    expect(await reconcile(jobs.parts, 0)).toEqual([]);

    const { database } = shop;
    await database.execute('DELETE FROM orders WHERE reservation_id = $1', [withoutOrder.reservation_id]);
    await database.execute('ALTER TABLE payments DISABLE TRIGGER guard_status');
    await database.execute(`UPDATE payments SET status = 'authorized', captured_ore = 0 WHERE payment_id = $1`, [
      withoutCapture.payment_id,
    ]);
    await database.execute(`UPDATE payments SET status = 'expired' WHERE payment_id = $1`, [ghost.payment_id]);
    await database.execute('ALTER TABLE payments ENABLE TRIGGER guard_status');
    const faults = await books.faults();
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`I3 reservation ${withoutOrder.reservation_id} has no order`),
        expect.stringContaining(`I3 payment ${withoutCapture.payment_id}: 3000 captured, 0 booked`),
        expect.stringContaining(`I2 payment ${ghost.payment_id}`),
      ]),
    );

    const found = await reconcile(jobs.parts, 0);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { subject: `payment:${withoutCapture.payment_id}`, what: 'authorized here, captured there' },
        { subject: `payment:${ghost.payment_id}`, what: 'not paid here, authorized there' },
        { subject: `reservation:${withoutOrder.reservation_id}`, what: 'had no order; it was written anew' },
      ]),
    );
    await jobs.runAt(Date.now());
    expect(shop.emulators[method].ledger.sum(ghost.payment_id, 'cancelled')).toBe(3_000);
    ghosts.push(ghost.payment_id);
    expect(await faultsLeft()).toEqual([]);
    expect(await reconcile(jobs.parts, 0)).toEqual([]);
  },
);

test('the books see pieces that are not there', async () => {
  await shop.database.execute('UPDATE stock SET qty = qty - 1 WHERE ean = $1 AND shop_id = 55', [eans.drink]);
  expect(await books.faults()).toContainEqual(expect.stringMatching(/^I1 7000000101113@55/));
});

test('R21 the books see a part taken for the whole, and money given back that nobody asked for', async () => {
  const { card } = shop.emulators;
  const [short, twice] = [await bought('card', false), await bought('card', true)];
  card.captureElsewhere(short.payment_id, 100);
  await shop.database.execute(`UPDATE payments SET status = 'captured', captured_ore = 100 WHERE payment_id = $1`, [
    short.payment_id,
  ]);
  card.ledger.add({ kind: 'refunded', reference: twice.payment_id, merchant: 'demo', amount: 3_000 });
  expect(await books.faults()).toEqual(
    expect.arrayContaining([
      `I3 payment ${short.payment_id}: 100 of 3000 captured, reservation at 2`,
      `I3 payment ${twice.payment_id}: 3000 refunded, 0 booked`,
    ]),
  );
  const found = await reconcile(jobs.parts, 0);
  expect(found).toContainEqual({ subject: `payment:${short.payment_id}`, what: 'captured here, authorized there' });
});
