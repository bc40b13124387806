import { isHandedOut } from '#domain/reservation/status.ts';
import { done, refused } from '#server/ports/result.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** 'Flytt plass': the goods lie somewhere else on the collection shelf. */
export function movePlace(parts: CounterParts, at: AtCounter, act: OrderAct, { place }: { readonly place: string }) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    const isThere = state.place !== null && state.putBackAt === null && !isHandedOut(reservation.status);
    if (!isThere) return refused({ code: 'not-allowed' });
    await tx.setPlace(reservation.id, place);
    return done({
      action: 'moved-place',
      before: { place: state.place },
      after: { from: state.place, place },
      answer: null,
    });
  });
}
