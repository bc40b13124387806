import { reservationStatus } from '#domain/reservation/status.ts';
import { done, refused } from '#server/ports/result.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** 'Lagt tilbake': the goods of an order that came to nothing stand on the shelves again. Their stock went back before. */
export function putBack(parts: CounterParts, at: AtCounter, act: OrderAct) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    const { cancelled, expired } = reservationStatus;
    const isOver = reservation.status === cancelled || reservation.status === expired;
    if (!isOver || state.putBackAt !== null) return refused({ code: 'not-allowed' });
    await tx.notePutBack(reservation.id, parts.now());
    return done({ action: 'put-back', after: { place: state.place }, answer: null });
  });
}
