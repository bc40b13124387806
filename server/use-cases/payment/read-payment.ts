import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { refreshPayment } from './refresh-payment.ts';

export interface PaymentAsking {
  readonly paymentId: string;
  readonly token: string | undefined;
}

const patience = 2_500;

/**
 * How a payment stands. While it is pending the provider is asked, so that the return page finds out even when no callback
 * comes through (R20).
 */
export async function readPayment(parts: PaymentParts, asking: PaymentAsking): Promise<Result<StoredPayment, Unknown>> {
  const payment = await openPayment(parts, asking);
  if (payment === null) return refused({ reason: 'unknown' });
  if (payment.status !== 'pending') return done(payment);
  // A slow provider must not keep the page waiting: it asks again soon.
  await Promise.race([refreshPayment(parts, payment.id), parts.sleep(patience)]);
  return done((await parts.store.payment(payment.id)) ?? payment);
}

/** The shopper's own cancel of what is not paid yet (DEC-96); of anything else it only tells how it stands. */
export async function cancelPayment(
  parts: PaymentParts,
  asking: PaymentAsking,
): Promise<Result<StoredPayment, Unknown>> {
  const payment = await openPayment(parts, asking);
  if (payment === null) return refused({ reason: 'unknown' });
  if (payment.status === 'pending') await giveUpPayment(parts, payment.id, 'cancel');
  return done((await parts.store.payment(payment.id)) ?? payment);
}

async function openPayment({ store, secrets }: PaymentParts, { paymentId, token }: PaymentAsking) {
  const payment = token === undefined ? null : await store.payment(paymentId);
  const reservation = payment === null ? null : await store.reservation(payment.reservationId);
  return token !== undefined && reservation !== null && secrets.opensReceipt(reservation, token) ? payment : null;
}
