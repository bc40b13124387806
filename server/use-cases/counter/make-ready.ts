import { done, refused } from '#server/ports/result.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** 'Klar': every piece is picked or reported missing, and the goods lie on a place; the customer is written. */
export function makeReady(parts: CounterParts, at: AtCounter, act: OrderAct, { place }: { readonly place: string }) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    if (!state.lines.every(({ picked, count }) => picked === count)) return refused({ code: 'not-all-picked' });
    const moved = await moveReservation(tx, parts.checkout, reservation, { event: 'ready' });
    if (!moved.ok) return refused({ code: 'not-allowed' });
    await tx.setPlace(reservation.id, place);
    return done({ action: 'ready', after: { place }, answer: null });
  });
}
