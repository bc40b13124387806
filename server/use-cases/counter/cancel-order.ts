import type { CancelReason } from '#contract/counter/records.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { CancelWord } from '#server/ports/checkout/reservation-mails.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** The customer is told these; the others are the shop's own business. */
const told: Readonly<Record<CancelReason, CancelWord | null>> = {
  'sold-out': 'sold-out',
  'wrong-price': 'wrong-price',
  'customer-asked': 'customer-asked',
  suspicious: null,
  other: null,
};

/** Pieces, promo code and money go back as they always do; what was picked waits to be put back. */
export function cancelOrder(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
  { reason, text }: { readonly reason: CancelReason; readonly text: string },
) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation }) => {
    if (reason === 'other' && text === '') return refused({ code: 'text-needed' });
    const moved = await cancelLocked(tx, parts.checkout, reservation, reason);
    return moved.ok
      ? done({ action: 'cancelled', after: { reason, text }, answer: null })
      : refused({ code: 'not-allowed' });
  });
}

/** The reservation is locked. Whoever cancels writes down that they did. */
export function cancelLocked(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  reservation: StoredReservation,
  reason: CancelReason,
) {
  const because = told[reason];
  return moveReservation(tx, parts, reservation, { event: 'cancel', ...(because === null ? {} : { because }) });
}
