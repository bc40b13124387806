import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { moveByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { checkout, collectPaidOf, eans, until } from './paying-shop.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Shop 3 has agreements of its own with all of them; shop 1 is paid by the chain's. */
let emulators: PaymentEmulators;
let shop: TestShop;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  emulators = await startPaymentEmulators(['kjeden', 'bergen']);
  const settings = {
    ...emulators.settings,
    KLARNA_SHOPS: JSON.stringify({ 3: { username: 'bergen', password: 'bergen' } }),
    QLIRO_SHOPS: JSON.stringify({ 3: { apiKey: 'bergen', secret: 'bergen' } }),
    NEXI_SHOPS: JSON.stringify({ 3: { secretKey: 'bergen' } }),
    VIPPS_SHOPS: JSON.stringify({
      3: { msn: '100002', clientId: 'bergen', clientSecret: 'bergen', subscriptionKey: 'bergen' },
    }),
  };
  shop = await startTestShop({ ORDER_LIMIT: '1000', ...settings });
  books = await openBooks(shop.database, emulators);
  jobs = await shopJobs(shop.database, settings);
});
afterAll(async () => {
  await expectBooks(books);
  await shop.stop();
  await emulators.stop();
});

test.each(paymentMethods)(
  'two shops’ payments by %s go to two merchants: authorised, drawn and given back',
  async (method) => {
    const { ledger, decide } = emulators[method];
    const bought = async (at: number, ean: string, total: number) => {
      const { status, body } = await checkout(await shop.visitor(), collectPaidOf(at, method, total, { ean }));
      expect(status).toBe(201);
      await decide(body.payment_id, 'approve');
      const read = () => shop.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`);
      expect((await until(read, (answer) => answer.body.status !== 'pending')).body.status).toBe('authorized');
      jobs.setClock(Date.now());
      for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: body.reservation_id, to });
      await jobs.runAt(Date.now());
      expect((await refundByHand(jobs.parts, body.reservation_id, null)).ok).toBe(true);
      await jobs.runAt(Date.now());
      const own = ledger.entries.filter(({ reference }) => reference === body.payment_id);
      return own.map(({ kind, merchant, amount }) => `${merchant} ${kind} ${amount}`);
    };
    expect(await bought(1, eans.drink, 3_000)).toEqual([
      'kjeden authorized 3000',
      'kjeden captured 3000',
      'kjeden refunded 3000',
    ]);
    expect(await bought(3, eans.woolSet, 29_900)).toEqual([
      'bergen authorized 29900',
      'bergen captured 29900',
      'bergen refunded 29900',
    ]);
  },
);
