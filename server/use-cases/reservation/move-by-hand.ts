import { type Oere, oere } from '#domain/money/money.ts';
import {
  afterEvent,
  type ReservationEvent,
  type ReservationStatus,
  reservationStatus,
} from '#domain/reservation/status.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { mayRefund } from '../checkout/may-refund.ts';
import { moveReservation } from './move-reservation.ts';

/** What the people in the shop may do; payments and time limits move the rest (DEC-94). */
const byHand: readonly ReservationEvent[] = ['begin', 'ready', 'collect', 'send', 'deliver', 'cancel'];

/** What a person may make of a reservation from there, whichever way it goes out. */
export function nextByHand(from: ReservationStatus): readonly ReservationStatus[] {
  const next = (['collect', 'deliver'] as const).flatMap((way) => byHand.map((event) => afterEvent(way, from, event)));
  return [...new Set(next)].filter((status) => status !== null);
}

export type HandRefusal =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'not-allowed'; readonly from: ReservationStatus }
  | { readonly reason: 'tracking-is-for-sending' };

export interface HandMove {
  readonly id: number;
  readonly to: ReservationStatus;
  readonly trackingUrl?: string;
}

/** A move by the command line: by the same table, with the same effects, and written down. */
export function moveByHand(
  parts: CheckoutParts,
  { id, to, trackingUrl }: HandMove,
): Promise<Result<StoredReservation, HandRefusal>> {
  return parts.store.transaction<StoredReservation, HandRefusal>(async (tx) => {
    const found = await tx.reservations.lock(id);
    if (found === null) return refused({ reason: 'unknown' });
    const way = found.delivery ? 'deliver' : 'collect';
    const event = byHand.find((candidate) => afterEvent(way, found.status, candidate) === to);
    if (event === undefined) return refused({ reason: 'not-allowed', from: found.status });
    if (trackingUrl !== undefined && to !== reservationStatus.sent)
      return refused({ reason: 'tracking-is-for-sending' });
    if (trackingUrl !== undefined) await tx.reservations.setTracking(id, trackingUrl);
    const reservation = trackingUrl === undefined ? found : { ...found, trackingUrl };
    const details = { from: found.status, to };
    await tx.audit.write({ actor: 'command', action: 'reservation-moved', subject: `reservation:${id}`, details });
    return moveReservation(tx, parts, reservation, { event });
  });
}

export type RefundRefusal =
  | { readonly reason: 'unknown' | 'nothing-paid' | 'too-much' | 'under-way' }
  /** The refund would take what open withdrawals are owed when their goods arrive. */
  | { readonly reason: 'open-withdrawals'; readonly withdrawals: readonly number[] };

/**
 * Plans to give money back: the whole of what was drawn, or a part. The jobs carry it out. Where it takes from what open
 * withdrawals are owed, it must be said that it settles them: their goods are then taken in without money moving again.
 */
export async function refundByHand(
  parts: CheckoutParts,
  id: number,
  wished: Oere | null,
  { settle = false }: { readonly settle?: boolean } = {},
): Promise<Result<Oere, RefundRefusal>> {
  const found = await parts.store.reservation(id);
  if (found === null) return refused({ reason: 'unknown' });
  return parts.store.transaction<Oere, RefundRefusal>(async (tx) => {
    const payment = found.payment === null ? null : await tx.payments.lock(found.payment.id);
    const reservation = await tx.reservations.lock(id);
    if (reservation === null) return refused({ reason: 'unknown' });
    const planned = await planRefund(tx, parts, { payment, reservation }, wished, settle);
    if (!planned.ok) return planned;
    const details = { amount: planned.value };
    await tx.audit.write({ actor: 'command', action: 'refund', subject: `reservation:${id}`, details });
    return planned;
  });
}

/** Payment and reservation are locked. */
export async function planRefund(
  tx: CheckoutTransaction,
  parts: Pick<CheckoutParts, 'now'>,
  { payment, reservation }: { readonly payment: StoredPayment | null; readonly reservation: StoredReservation },
  wished: Oere | null,
  settle: boolean,
): Promise<Result<Oere, RefundRefusal>> {
  if (payment === null || payment.captured === 0) return refused({ reason: 'nothing-paid' });
  const amount = wished ?? oere(payment.captured - payment.refunded);
  if (!mayRefund(payment, amount)) return refused({ reason: 'too-much' });
  const other = await tx.operations.find(payment.id, 'refund');
  if (other?.state === 'planned') return refused({ reason: 'under-way' });
  const open = reservation.withdrawals.filter(({ receivedAt }) => receivedAt === null);
  const owed = open.reduce((sum, { goods, freight }) => sum + goods + freight, 0);
  if (!settle && owed > payment.captured - payment.refunded - amount) {
    return refused({ reason: 'open-withdrawals', withdrawals: open.map((one) => one.id) });
  }
  await tx.operations.plan({ paymentId: payment.id, operation: 'refund', amount, at: parts.now() });
  return done(amount);
}
