import { reservationStatus } from '#domain/reservation/status.ts';
import { done, refused } from '#server/ports/result.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/**
 * 'Plukk' claims an order: whoever comes second is told who was first. 'Ta over' takes it from them. One that was begun by
 * the command has no picker, and is claimed without asking.
 */
export function beginPicking(parts: CounterParts, at: AtCounter, act: OrderAct, { takeOver }: { takeOver: boolean }) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    const { id, status } = reservation;
    const { picker } = state;
    if (status === reservationStatus.received) {
      const moved = await moveReservation(tx, parts.checkout, reservation, { event: 'begin' });
      if (!moved.ok) return refused({ code: 'not-allowed' });
    } else if (status !== reservationStatus.inProgress) return refused({ code: 'not-allowed' });
    else if (picker !== null && picker.id !== at.member.id && !takeOver) return refused({ code: 'taken' });
    await tx.claimPicking(id, at.member.id, parts.now());
    const isTakenOver = picker !== null && picker.id !== at.member.id;
    return done({
      action: isTakenOver ? 'taken-over' : 'begun',
      before: { picker: picker?.id ?? null },
      after: { picker: at.member.id, from: picker?.name ?? null },
      answer: null,
    });
  });
}
