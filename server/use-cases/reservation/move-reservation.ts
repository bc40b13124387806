import { oere } from '#domain/money/money.ts';
import { orderVat } from '#domain/order/order-vat.ts';
import { holdEnd } from '#domain/reservation/hold-time.ts';
import {
  afterEvent,
  type ReservationEvent,
  type ReservationStatus,
  reservationStatus,
} from '#domain/reservation/status.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { CancelWord } from '#server/ports/checkout/reservation-mails.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { amountToDraw, giveBackMissing, missingAmount } from './missing-amount.ts';
import { shopHours } from './shop-hours.ts';

export interface Move {
  readonly event: ReservationEvent;
  /** False where the shopper has caused it just now and sees the outcome. */
  readonly tellCustomer?: boolean;
  /** Why the shop cancels, where the customer is told. */
  readonly because?: CancelWord;
}

export type MoveRefusal = { readonly reason: 'not-allowed'; readonly from: ReservationStatus };

/**
 * The one way a reservation changes: asks the table of moves (DEC-94), then does in the same transaction what the new status
 * means for stock, promo code, money, order and mail. The reservation must be locked.
 */
export async function moveReservation(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  reservation: StoredReservation,
  { event, tellCustomer = true, because }: Move,
): Promise<Result<StoredReservation, MoveRefusal>> {
  const now = parts.now();
  const to = afterEvent(reservation.delivery ? 'deliver' : 'collect', reservation.status, event);
  if (to === null) return refused({ reason: 'not-allowed', from: reservation.status });
  const expiresAt = holdEnd({
    status: to,
    isPaidInShop: reservation.paymentMethod === null,
    hours: () => shopHours(parts, reservation.shop),
    now,
    promised: reservation.extendedFrom === null ? null : reservation.expiresAt,
  });
  await tx.reservations.move(reservation.id, to, expiresAt);
  const moved: StoredReservation = { ...reservation, status: to, expiresAt };
  await effects[to]?.(tx, moved, now);
  const mail = tellCustomer ? mailOf(parts, moved, reservation.status, because) : null;
  if (mail !== null) await tx.outbox.queue(mail);
  const sms = tellCustomer ? smsOf(parts, moved, reservation.status) : null;
  if (sms !== null) await tx.outbox.queueSms(sms);
  return done(moved);
}

type Effect = (tx: CheckoutTransaction, reservation: StoredReservation, now: number) => Promise<void>;

const s = reservationStatus;

const effects: Partial<Record<ReservationStatus, Effect>> = {
  [s.collected]: async (tx, reservation, now) => {
    await tx.stock.sell(reservation.id);
    await writeOrder(tx, reservation);
    await planCapture(tx, reservation, now);
  },
  [s.sent]: async (tx, reservation, now) => {
    await tx.stock.sell(reservation.id);
    await planCapture(tx, reservation, now);
  },
  [s.cancelled]: giveBack,
  [s.expired]: giveBack,
  [s.paymentFailed]: giveBack,
};

/** Pieces and promo code go back once; money that was promised or taken goes back by a planned step. */
async function giveBack(
  tx: Pick<CheckoutTransaction, 'promocodes' | 'stock' | 'payments' | 'operations'>,
  { id, payment }: StoredReservation,
  now: number,
): Promise<void> {
  await tx.promocodes.release(id);
  await tx.stock.release(id);
  if (payment?.status === 'authorized') {
    await tx.operations.plan({ paymentId: payment.id, operation: 'cancel', amount: null, at: now });
  }
  // What went back before, or is about to, does not go back again.
  const amount = payment === null || payment.captured === 0 ? 0 : await tx.payments.refundable(payment.id);
  if (payment !== null && amount > 0) {
    await tx.operations.plan({ paymentId: payment.id, operation: 'refund', amount: oere(amount), at: now });
  }
}

/** The money is drawn when the goods are handed out or sent: all of it, whatever of it somebody has drawn before. */
async function planCapture(tx: CheckoutTransaction, reservation: StoredReservation, now: number): Promise<void> {
  const { payment, paymentMethod, total } = reservation;
  if (payment?.status === 'captured') await giveBackMissing(tx, reservation, payment, now);
  if (payment?.status !== 'authorized' || paymentMethod === null) return;
  const ordered = oere(total + missingAmount(reservation));
  const amount = amountToDraw({ amount: ordered, provider: paymentMethod }, reservation);
  await tx.operations.plan({ paymentId: payment.id, operation: 'capture', amount, at: now });
}

export async function writeOrder(
  tx: Pick<CheckoutTransaction, 'orders'>,
  reservation: StoredReservation,
): Promise<void> {
  const lines = reservation.lines.map(({ price, count, discount, vatPercentage }) => ({
    gross: oere(price * count - discount),
    vatPercentage,
  }));
  await tx.orders.write({ reservation, ...orderVat(lines, reservation.freight) });
}

function mailOf(
  { mails }: CheckoutParts,
  reservation: StoredReservation,
  from: ReservationStatus,
  because: CancelWord | undefined,
) {
  // The move to 'received' is a payment's: what is paid in the shop begins there.
  return reservation.status === s.received
    ? mails.receipt(reservation)
    : mails.statusChanged(reservation, from, because);
}

/** What the customer goes or stays at home for; the rest is for the mailbox. */
function smsOf({ sms }: CheckoutParts, reservation: StoredReservation, from: ReservationStatus) {
  if (reservation.status === s.readyToCollect) return sms.ready(reservation);
  return reservation.status === s.expired && from === s.readyToCollect ? sms.lapsed(reservation) : null;
}
