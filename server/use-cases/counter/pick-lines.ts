import { reservationStatus } from '#domain/reservation/status.ts';
import { done, refused } from '#server/ports/result.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

export interface Pick {
  readonly line: number;
  readonly picked: number;
}

/**
 * How many of each line have been picked. The counts are absolute, so that ticks made without a network, or sent twice, come
 * out the same; whoever has lost the order to somebody else is told so.
 */
export function pickLines(parts: CounterParts, at: AtCounter, act: OrderAct, picks: readonly Pick[]) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    if (reservation.status !== reservationStatus.inProgress) return refused({ code: 'not-allowed' });
    if (state.picker !== null && state.picker.id !== at.member.id) return refused({ code: 'taken' });
    for (const { line, picked } of picks) {
      const found = state.lines.find((one) => one.line === line);
      if (found === undefined) return refused({ code: 'not-in-order' });
      if (picked > found.count) return refused({ code: 'too-many' });
    }
    await tx.writePicks(reservation.id, picks);
    return done({ action: 'picked', after: { picks }, answer: null });
  });
}
