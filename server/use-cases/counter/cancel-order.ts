import type { CancelReason } from '#contract/counter/records.ts';
import type { CancelWord } from '#server/ports/checkout/reservation-mails.ts';
import { done, refused } from '#server/ports/result.ts';
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
    const because = told[reason];
    const how = because === null ? {} : { because };
    const moved = await moveReservation(tx, parts.checkout, reservation, { event: 'cancel', ...how });
    return moved.ok
      ? done({ action: 'cancelled', after: { reason, text }, answer: null })
      : refused({ code: 'not-allowed' });
  });
}
