import { done, refused } from '#server/ports/result.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** 'Send': the parcel is on its way, and the money is drawn. */
export function sendOrder(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
  { trackingUrl }: { readonly trackingUrl: string | null },
) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    if (!state.lines.every(({ picked, count }) => picked === count)) return refused({ code: 'not-all-picked' });
    if (trackingUrl !== null) await tx.reservations.setTracking(reservation.id, trackingUrl);
    const sent = { ...reservation, trackingUrl: trackingUrl ?? reservation.trackingUrl };
    const moved = await moveReservation(tx, parts.checkout, sent, { event: 'send' });
    return moved.ok ? done({ action: 'sent', after: { trackingUrl }, answer: null }) : refused({ code: 'not-allowed' });
  });
}
