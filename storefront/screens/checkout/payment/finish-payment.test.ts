// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { failure, type Reply, success } from '#contract/reply.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { cart, dispatchCart } from '../../../features/cart/cart-store.ts';
import { startedPayment, storeStartedPayment } from '../../../features/checkout/payment/started-payment.ts';
import { finishPayment } from './finish-payment.ts';

const asked = { paymentId: 'p-12345678', token: 'tok en' };
const payment = { payment_id: asked.paymentId, status: 'authorized' as const, amount: 149_800, reservation_id: 7 };
const reservation = {
  id: 7,
  shopID: 55,
  total: 1498,
  date: '2026-03-04T12:00:00.000Z',
  articles: [{ EanNo: '7000000100116', Count: 1 }],
} as unknown as ReservationRecord;
const finish = (reply: Reply<ReservationRecord> = success(reservation)) =>
  finishPayment({ reservation: async () => reply }, asked, payment);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dispatchCart({ type: 'clear' });
  dispatchCart({ type: 'add', line: cartLineOf(sampleArticle(), sampleVariant()) });
});

test('DEC-84 DEC-99 TRAP-36 a payment begun in this tab: the cart is emptied, then the order is noted', async () => {
  storeStartedPayment(asked);
  dispatchCart({ type: 'increment', ean: sampleVariant().ean }); // changed meanwhile
  expect(await finish()).toBe('/checkout/kvittering/7');
  expect(cart.get()).toMatchObject({
    orders: [],
    txData: {},
    orderInfo: { reservationId: 7, receiptToken: 'tok en', shopId: 55, total: 1498, date: reservation.date },
  });
  expect(startedPayment()).toBeNull();
});

test('DEC-99 led back in another tab: the same goods are still in the cart, so they are taken out', async () => {
  expect(await finish()).toBe('/checkout/kvittering/7');
  expect(cart.get().orders).toEqual([]);
});

test('an old return address opened again leaves a later cart alone, and still shows its receipt', async () => {
  dispatchCart({ type: 'increment', ean: sampleVariant().ean });
  expect(await finish()).toBe('/checkout/kvittering/7?token=tok%20en');
  expect(cart.get()).toMatchObject({ count: 2, orderInfo: null });
});

test('the receipt can be found even when the reservation could not be read just now', async () => {
  storeStartedPayment(asked);
  expect(await finish(failure(503, 'x'))).toBe('/checkout/kvittering/7');
  expect(cart.get().orderInfo).toMatchObject({ reservationId: 7, total: 1498 });
});
