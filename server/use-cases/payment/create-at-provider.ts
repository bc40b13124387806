import { oere } from '#domain/money/money.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { CreatedPayment } from '#server/ports/checkout/payment-provider.ts';
import type { PaymentOperation } from '#server/ports/checkout/stored-payment.ts';
import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { providerOrder } from './provider-order.ts';

/**
 * Creates a planned payment at its provider. Without an address to pay at, nobody can have paid, so a failure of any kind
 * gives the goods back at once.
 */
export async function createAtProvider(parts: PaymentParts, operation: PaymentOperation): Promise<void> {
  const payment = await parts.store.payment(operation.paymentId);
  const reservation = payment === null ? null : await parts.store.reservation(payment.reservationId);
  if (payment === null || reservation === null) return;
  const provider = parts.providers.get(payment.provider);
  if (payment.status !== 'pending' || provider === undefined) return giveUp(parts, operation, 'no longer wanted');
  const made = await provider.create(providerOrder(parts, payment, reservation), operation.key);
  if (!made.ok) return giveUp(parts, operation, made.refusal.detail);
  await parts.store.transaction<null, never>(async (tx) => done(await note(tx, parts, operation, made.value)));
}

async function note(
  tx: CheckoutTransaction,
  parts: PaymentParts,
  { id, paymentId }: PaymentOperation,
  made: CreatedPayment,
): Promise<null> {
  const payment = await tx.payments.lock(paymentId);
  await tx.payments.noteCreated(paymentId, made);
  await tx.payments.noteEvent({ paymentId, kind: 'created', source: 'shop' });
  await tx.operations.finish(id, 'done', null);
  await tx.payments.checkAt(paymentId, parts.now()); // its callback may have come before this (R15)
  // Let go of while the provider was at it: its page must not be paid on.
  if (payment?.status !== 'pending') {
    await tx.operations.plan({ paymentId, operation: 'cancel', amount: null, at: parts.now() });
  }
  return null;
}

async function giveUp(parts: PaymentParts, { id, paymentId }: PaymentOperation, why: string): Promise<void> {
  await parts.store.transaction<null, never>(async (tx) => {
    const payment = await tx.payments.lock(paymentId);
    await tx.operations.finish(id, 'failed', why);
    // Another process may have made it meanwhile: then there is something to pay on.
    if (payment?.status !== 'pending' || payment.reference !== null) return done(null);
    await tx.payments.move(paymentId, 'cancelled', oere(0));
    await tx.payments.checkAt(paymentId, null);
    await tx.payments.noteEvent({ paymentId, kind: 'not-created', source: 'shop', details: { why } });
    const reservation = await tx.reservations.lock(payment.reservationId);
    if (reservation !== null) {
      await moveReservation(tx, parts, reservation, { event: 'payment-failed', tellCustomer: false });
    }
    return done(null);
  });
}
