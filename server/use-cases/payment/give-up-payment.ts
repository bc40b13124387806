import { oere } from '#domain/money/money.ts';
import { afterPaymentEvent } from '#domain/payment/payment-status.ts';
import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { refreshPayment } from './refresh-payment.ts';

/**
 * Ends a payment that is still pending: the shopper has cancelled it, or its time is up. The provider is asked first, as it
 * may have been paid a moment ago; then the goods go back, and the provider's page is closed by a planned step.
 */
export async function giveUpPayment(
  parts: PaymentParts,
  paymentId: string,
  because: 'cancel' | 'expire',
): Promise<void> {
  await refreshPayment(parts, paymentId);
  await parts.store.transaction<null, never>(async (tx) => {
    const payment = await tx.payments.lock(paymentId);
    if (payment?.status !== 'pending') return done(null);
    // Who gives up after the card was declined is told about the card (TXT-62).
    const declined = because === 'cancel' && payment.data.declined === '1';
    const status = afterPaymentEvent('pending', declined ? 'decline' : because);
    await tx.payments.move(paymentId, status, oere(0));
    await tx.payments.noteEvent({ paymentId, kind: status, source: because === 'expire' ? 'job' : 'shop' });
    if (payment.reference !== null) {
      await tx.operations.plan({ paymentId, operation: 'cancel', amount: null, at: parts.now() });
    }
    const reservation = await tx.reservations.lock(payment.reservationId);
    if (reservation === null) return done(null);
    const event = because === 'expire' ? 'payment-expired' : 'payment-failed';
    const { captured, refunded, flagged } = payment;
    const known = { ...reservation, payment: { id: paymentId, status, captured, refunded, flagged } };
    await moveReservation(tx, parts, known, { event, tellCustomer: because === 'expire' });
    return done(null);
  });
}
