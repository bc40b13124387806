import { oere } from '#domain/money/money.ts';
import { afterPaymentEvent, isPaid, type PaymentEvent, type PaymentStatus } from '#domain/payment/payment-status.ts';
import { releasesRest } from '#domain/payment/refund-manner.ts';
import { holdsStock, isHandedOut } from '#domain/reservation/status.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { ProviderView } from '#server/ports/checkout/payment-provider.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { amountToDraw, giveBackMissing } from '../reservation/missing-amount.ts';
import { moveReservation, writeOrder } from '../reservation/move-reservation.ts';

const events: Readonly<Record<ProviderView['status'], PaymentEvent | null>> = {
  open: null,
  authorized: 'authorize',
  captured: 'capture',
  cancelled: 'cancel',
  declined: 'decline',
};

const minute = 60_000;
const watchedFor = 48 * 60 * minute;

/**
 * Takes over what the provider says of a payment, under the payment's lock. However often, late or out of order it is said,
 * the outcome is the same, and nothing moves back (DEC-97, R14). Money that comes for an order that is no more is sent back
 * by a planned step (R3).
 */
export async function applyView(
  tx: CheckoutTransaction,
  parts: PaymentParts,
  paymentId: string,
  view: ProviderView,
): Promise<PaymentStatus | null> {
  const payment = await tx.payments.lock(paymentId);
  const reservation = payment === null ? null : await tx.reservations.lock(payment.reservationId);
  if (payment === null || reservation === null) return null;
  const wrong = mismatch(payment, view);
  if (wrong !== null) {
    await tx.payments.flag(payment.id, wrong);
    await tx.payments.noteEvent({ paymentId, kind: 'mismatch', source: 'provider', key: wrong, amount: view.amount });
    await tx.payments.checkAt(payment.id, null);
    return payment.status;
  }
  if (view.data !== undefined) await tx.payments.noteProviderData(payment.id, view.data);
  if (view.captureUntil !== undefined && view.captureUntil !== payment.captureUntil) {
    await tx.payments.noteCaptureUntil(payment.id, view.captureUntil);
  }
  const money = await noteMoney(tx, payment, view);
  const isPartDrawn = isDrawnLessMissing(payment, reservation, view);
  const event = isPartDrawn ? 'capture' : events[view.status];
  const next = event === null ? payment.status : afterPaymentEvent(payment.status, event);
  await tx.payments.checkAt(payment.id, nextCheck(parts.now(), payment, next));
  if (next === payment.status) {
    if (!isPaid(payment.status) && payment.status !== 'pending') await sendBackLateMoney(tx, parts, payment, view);
    return next;
  }
  await tx.payments.move(payment.id, next, money.captured);
  await tx.payments.noteEvent({ paymentId, kind: next, source: 'provider', amount: view.amount });
  const known: StoredReservation = {
    ...reservation,
    payment: { id: payment.id, status: next, flagged: payment.flagged, ...money },
  };
  if (payment.status === 'pending') {
    const moved = await moveReservation(tx, parts, known, { event: isPaid(next) ? 'paid' : 'payment-failed' });
    if (!moved.ok) await tx.payments.flag(payment.id, `reservation stood at ${moved.refusal.from}`);
  } else if (!isPaid(next) && holdsStock(reservation.status)) {
    await tx.payments.flag(payment.id, `${next} at the provider with ${money.captured} of ${payment.amount} captured`);
  }
  if (next === 'captured') {
    await writeOrder(tx, known);
    await giveBackMissing(tx, known, { id: payment.id, captured: money.captured }, parts.now());
    // What was promised for the missing pieces is let go.
    if (isPartDrawn && view.status === 'authorized' && releasesRest(payment.provider)) {
      await tx.operations.plan({ paymentId, operation: 'cancel', amount: null, at: parts.now() });
    }
  }
  return next;
}

/** Handed out without what was not found: then less than the whole of the payment is all there is to draw. */
export function isDrawnLessMissing(
  payment: StoredPayment,
  reservation: StoredReservation,
  { captured, status }: ProviderView,
): boolean {
  const due = amountToDraw(payment, reservation);
  return (
    due < payment.amount && captured > 0 && captured >= due && status !== 'captured' && isHandedOut(reservation.status)
  );
}

/** What is paid must be what was ordered, to the øre (R5, R16). */
function mismatch(payment: StoredPayment, view: ProviderView): string | null {
  if (view.paymentId !== payment.id) return 'the provider has another reference';
  if (view.currency !== 'NOK') return `the provider has the currency ${view.currency}`;
  if (view.amount !== payment.amount) return `the provider has the amount ${view.amount}`;
  return view.captured > payment.amount ? `the provider has captured ${view.captured}` : null;
}

/**
 * Amounts never fall: a provider's view may be older than what is known already. A partial capture that was made elsewhere is
 * noted.
 */
async function noteMoney(tx: Pick<CheckoutTransaction, 'payments'>, payment: StoredPayment, view: ProviderView) {
  const captured = oere(Math.max(payment.captured, view.captured));
  const refunded = oere(Math.min(captured, Math.max(payment.refunded, view.refunded)));
  if (captured === payment.captured && refunded === payment.refunded) return { captured, refunded };
  await tx.payments.noteMoved(payment.id, { captured, refunded });
  if (captured > payment.captured && captured < payment.amount) {
    const key = `part-captured:${captured}`;
    await tx.payments.noteEvent({
      paymentId: payment.id,
      kind: 'part-captured',
      source: 'provider',
      key,
      amount: captured,
    });
  }
  return { captured, refunded };
}

async function sendBackLateMoney(
  tx: Pick<CheckoutTransaction, 'payments' | 'operations'>,
  { now }: PaymentParts,
  { id, status }: StoredPayment,
  view: ProviderView,
): Promise<void> {
  if (view.status === 'authorized') {
    await tx.payments.noteEvent({ paymentId: id, kind: 'late', source: 'provider', key: 'late', details: { status } });
    await tx.operations.plan({ paymentId: id, operation: 'cancel', amount: null, at: now() });
  }
  // Drawn without us having asked for it: a person must see it, too.
  if (view.refunded < view.captured && (await tx.payments.refundable(id)) > 0) {
    await tx.payments.flag(id, `captured although ${status}`);
  }
}

/** Pending ones are asked about often; given-up ones for as long as their page may still be paid on; others not. */
function nextCheck(now: number, payment: StoredPayment, status: PaymentStatus): number | null {
  const age = now - payment.createdAt;
  if (status === 'pending') return now + (age < 5 * minute ? 15_000 : minute);
  if (isPaid(status) || age > watchedFor) return null;
  return now + Math.max(minute, Math.min(age, 360 * minute));
}
