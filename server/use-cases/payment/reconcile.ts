import { isPaid } from '#domain/payment/payment-status.ts';
import { isHandedOut } from '#domain/reservation/status.ts';
import type { ProviderView } from '#server/ports/checkout/payment-provider.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { amountToDraw } from '../reservation/missing-amount.ts';
import { writeOrder } from '../reservation/move-reservation.ts';
import { applyView, isDrawnLessMissing } from './apply-view.ts';
import { providerPayment } from './provider-order.ts';

export interface Finding {
  readonly subject: string;
  readonly what: string;
}

const atOnce = 100;

/**
 * Compares the books with the providers' (R21): every payment of the time given is read again. What differs is written down,
 * and put right where that is safe: the provider's word is taken over, an authorisation without an order is let go, an order
 * that is missing is written anew.
 */
export async function reconcile(parts: PaymentParts, since: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (let after = ''; ; ) {
    const ids = await parts.store.paymentsSince(since, after, atOnce);
    for (const id of ids) findings.push(...(await comparePayment(parts, id)));
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
  }
  for (const id of await parts.store.reservationsWithoutOrder(since)) findings.push(await mendOrder(parts, id));
  if (findings.length > 0) await writeDown(parts, findings);
  return findings;
}

async function comparePayment(parts: PaymentParts, id: string): Promise<readonly Finding[]> {
  const payment = await parts.store.payment(id);
  const reservation = payment === null ? null : await parts.store.reservation(payment.reservationId);
  if (payment === null || reservation === null) return [];
  const asked = providerPayment(payment, reservation);
  const subject = `payment:${id}`;
  if (asked === null) return isPaid(payment.status) ? [{ subject, what: `${payment.status}, but never created` }] : [];
  const view = await parts.providers.get(payment.provider)?.read(asked);
  if (view === undefined) return [{ subject, what: 'the provider is not set up' }];
  if (!view.ok) return [{ subject, what: `the provider does not tell: ${view.refusal.detail}` }];
  const different = difference(payment, reservation, view.value);
  if (different !== null) {
    await parts.store.transaction<null, never>(async (tx) => {
      await applyView(tx, parts, id, view.value);
      return done(null);
    });
  }
  const short = await notWhollyCaptured(parts, reservation, payment, view.value);
  const what = [different, short].filter((found) => found !== null);
  // What nobody has put right is said again every night.
  if (what.length === 0 && payment.flagged !== null) what.push(`a person must look: ${payment.flagged}`);
  return what.map((found) => ({ subject, what: found }));
}

/** The goods are out and the money is not all in: what can still be drawn is asked for again. */
async function notWhollyCaptured(
  parts: PaymentParts,
  reservation: StoredReservation,
  payment: StoredPayment,
  view: ProviderView,
): Promise<string | null> {
  const amount = amountToDraw(payment, reservation);
  if (!isHandedOut(reservation.status) || view.captured >= amount) return null;
  const planned = await parts.store.operation(payment.id, 'capture');
  if (planned?.state === 'planned') return null;
  // Refused when the provider no longer promised it: it would be refused again every night.
  const promised = view.captureUntil ?? payment.captureUntil ?? Number.POSITIVE_INFINITY;
  const isOver = planned?.state === 'failed' && promised < parts.now();
  const isLeft = view.status === 'authorized' && !isOver;
  await parts.store.transaction<null, never>(async (tx) => {
    await tx.payments.lock(payment.id);
    const paymentId = payment.id;
    if (isLeft) await tx.operations.plan({ paymentId, operation: 'capture', amount, at: parts.now() });
    else await tx.payments.flag(paymentId, `handed out with ${view.captured} of ${amount} captured`);
    return done(null);
  });
  const how = isLeft ? 'the rest is asked for again' : 'the rest cannot be had any more';
  return `${view.captured} of ${amount} captured; ${how}`;
}

function difference(payment: StoredPayment, reservation: StoredReservation, view: ProviderView): string | null {
  const { status, amount, captured, refunded } = payment;
  if (view.paymentId !== payment.id || view.amount !== amount || view.currency !== 'NOK') {
    return `${amount} here, ${view.amount} ${view.currency} for ${view.paymentId} there`;
  }
  const here = isPaid(status) ? status : 'not paid';
  const isPartDrawn = isDrawnLessMissing(payment, reservation, view);
  const there = isPartDrawn ? 'captured' : isPaid(statusOf(view)) ? view.status : 'not paid';
  if (here !== there) return `${here} here, ${there} there`;
  if (view.captured !== captured) return `${captured} captured here, ${view.captured} there`;
  return view.refunded === refunded ? null : `${refunded} refunded here, ${view.refunded} there`;
}

function statusOf({ status }: ProviderView) {
  return status === 'open' ? 'pending' : status;
}

async function mendOrder(parts: PaymentParts, id: number): Promise<Finding> {
  await parts.store.transaction<null, never>(async (tx) => {
    const reservation = await tx.reservations.lock(id);
    if (reservation !== null) await writeOrder(tx, reservation);
    return done(null);
  });
  return { subject: `reservation:${id}`, what: 'had no order; it was written anew' };
}

async function writeDown(parts: PaymentParts, findings: readonly Finding[]): Promise<void> {
  await parts.store.transaction<null, never>(async (tx) => {
    for (const { subject, what } of findings) {
      await tx.audit.write({ actor: 'job', action: 'reconciliation', subject, details: { what } });
    }
    return done(null);
  });
}
