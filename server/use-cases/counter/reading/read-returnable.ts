import type { Returnable } from '#contract/counter/records.ts';
import { shortName } from '#domain/staff/short-names.ts';
import { lineRefund } from '#domain/withdrawal/refund.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { withdrawableLines, withdrawalRightOf } from '../../reservation/withdrawable-lines.ts';
import type { AtCounter, CounterParts, Refusal } from '../counter-parts.ts';
import { isoTime, isoTimeOrNull } from '../iso-time.ts';

/** The withdrawal whose goods are awaited first; a second one is taken in after it. */
export function awaitedWithdrawal({ withdrawals }: StoredReservation): StoredWithdrawal | null {
  return withdrawals.find(({ receivedAt }) => receivedAt === null) ?? null;
}

/** What may come back of an order, what the customer has told, and what each piece gives. */
export async function readReturnable(
  parts: CounterParts,
  { shop }: Pick<AtCounter, 'shop'>,
  id: number,
): Promise<Result<Returnable, Refusal>> {
  const [reservation, row] = await Promise.all([parts.checkout.store.reservation(id), parts.counter.order(shop, id)]);
  if (reservation === null || row === null) return refused({ code: 'unknown' });
  const right = withdrawalRightOf(reservation, parts.now());
  const told = awaitedWithdrawal(reservation);
  const toldOf = (ean: string) => told?.lines.find((line) => line.ean === ean)?.count ?? 0;
  return done({
    id,
    version: row.version,
    customer: reservation.name === null ? null : shortName(reservation.name),
    rightUntil: right.kind === 'open' ? isoTimeOrNull(right.until) : null,
    paidInTill: reservation.paymentMethod === null,
    paymentMethod: reservation.paymentMethod,
    receivedAt: isoTimeOrNull(reservation.receivedAt),
    told: told === null ? null : { at: isoTime(told.createdAt), reason: told.reason },
    lines: withdrawableLines(reservation).flatMap((line, index) => {
      const bought = reservation.lines[index];
      if (bought === undefined || bought.count === 0) return [];
      const left = line.count - line.withdrawn + toldOf(line.ean);
      const gives = Array.from({ length: left }, (_, piece) => lineRefund(line, line.count - left + piece, 1));
      const { ean, name, size, color, image, price, count } = bought;
      return [{ ean, name, size, color, image, price, bought: count, left, told: toldOf(ean), gives }];
    }),
  });
}
