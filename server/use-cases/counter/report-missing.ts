import type { MissingReason } from '#contract/counter/records.ts';
import { withFound } from '#domain/counter/missing-pieces.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import type { CounterLine, CounterState, CounterTransaction } from '#server/ports/counter.ts';
import { done, refused } from '#server/ports/result.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';
import { offerElsewhere } from './offer-elsewhere.ts';

export interface MissingReport {
  readonly line: number;
  readonly foundPieces: number;
  readonly reason: MissingReason;
  readonly leftInShop: number;
}

/**
 * 'Meld 1 mangler': the order is of what was found from now on, its sum too, and the stock is put right at once, so that
 * nobody else buys what is not there. Where nothing at all was found the order is over, sold out. The stock comes last, as its
 * lock does everywhere.
 */
export function reportMissing(parts: CounterParts, at: AtCounter, act: OrderAct, report: MissingReport) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation, state }) => {
    const { line, foundPieces, reason, leftInShop } = report;
    if (reservation.status !== reservationStatus.inProgress) return refused({ code: 'not-allowed' });
    if (state.picker !== null && state.picker.id !== at.member.id) return refused({ code: 'taken' });
    const reported = state.lines.find((one) => one.line === line);
    if (reported === undefined) return refused({ code: 'not-in-order' });
    if (foundPieces > reported.count + reported.missing) return refused({ code: 'too-many' });
    const after: CounterLine = { ...reported, ...withFound(reported, foundPieces), picked: foundPieces };
    await tx.writeMissing(reservation.id, at.shop, after, reason);
    const offered = await offerElsewhere(tx, parts, reservation, after);
    if (isNothingLeft(state, after)) await cancelAsSoldOut(tx, parts, reservation.id);
    const stock = await tx.correctStock({
      shop: at.shop,
      ean: reported.ean,
      standing: leftInShop,
      gone: reported.count - foundPieces,
      reservationId: reservation.id,
    });
    return done({
      action: 'missing',
      before: { stock: stock?.before ?? null, count: reported.count },
      after: {
        line,
        ean: reported.ean,
        found: foundPieces,
        missing: after.missing,
        reason,
        offered,
        stockBefore: stock?.before ?? null,
        stockAfter: stock?.after ?? null,
      },
      answer: null,
    });
  });
}

function isNothingLeft({ lines }: CounterState, after: CounterLine): boolean {
  return lines.every((line) => (line.line === after.line ? after.count === 0 : line.count === 0));
}

async function cancelAsSoldOut(tx: CounterTransaction, parts: CounterParts, id: number): Promise<void> {
  const reservation = await tx.reservations.lock(id);
  if (reservation === null) throw new Error(`Reservation ${id} is gone`);
  await moveReservation(tx, parts.checkout, reservation, { event: 'cancel', because: 'sold-out' });
}
