import type { CounterOrder, LogEntry, OrderLine } from '#contract/counter/records.ts';
import { needsId } from '#domain/counter/proof.ts';
import { oere } from '#domain/money/money.ts';
import { isPaid } from '#domain/payment/payment-status.ts';
import { pickDue } from '#domain/reservation/pick-due.ts';
import { afterEvent, isHandedOut, isSettled, reservationStatus } from '#domain/reservation/status.ts';
import { initials } from '#domain/staff/short-names.ts';
import type { CounterLogRow, CounterOrderRow } from '#server/ports/counter-rows.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import type { AtCounter, CounterParts, Refusal } from '../counter-parts.ts';
import { isoTime, isoTimeOrNull } from '../iso-time.ts';
import { groupName } from './group-name.ts';

/** Name and phone are hidden this long after the goods were handed out, or the order came to nothing. */
const hiddenAfterMs = 30 * 86_400_000;

export async function readOrder(
  parts: CounterParts,
  { shop }: Pick<AtCounter, 'shop'>,
  id: number,
): Promise<Result<CounterOrder, Refusal>> {
  const row = await parts.counter.order(shop, id);
  return row === null ? refused({ code: 'unknown' }) : done(counterOrder(parts, row));
}

const s = reservationStatus;

function counterOrder({ checkout, idFrom, now }: CounterParts, row: CounterOrderRow): CounterOrder {
  const { status, payment, paymentMethod, total, expiresAt, delivery, lines } = row;
  const isPaidOnline = paymentMethod !== null;
  const way = delivery ? 'deliver' : 'collect';
  const isHidden = isSettled(status) && row.statusChangedAt + hiddenAfterMs < now();
  const isOpen = status === s.received || status === s.inProgress;
  return {
    id: row.id,
    version: row.version,
    status,
    way: delivery ? 'send' : 'collect',
    shopId: row.shop,
    customer:
      isHidden || row.name === null
        ? null
        : { name: row.name, phoneEnd: row.phone?.slice(-2) ?? null, isMember: row.isMember },
    address: isHidden || isSettled(status) ? null : row.address,
    paying: isPaidOnline ? 'paid' : 'till',
    paymentMethod,
    paymentState: paymentState(row, now()),
    goods: row.goods,
    discount: row.discount,
    freight: row.freight,
    ordered: oere(total + lines.reduce((sum, { missingAmount }) => sum + missingAmount, 0)),
    total,
    due: isOpen ? isoTimeOrNull(pickDue(shopHours(checkout, row.shop), row.receivedAt ?? row.createdAt)) : null,
    heldUntil: status === s.readyToCollect ? isoTimeOrNull(expiresAt) : null,
    readyAt: isoTimeOrNull(row.readyAt),
    createdAt: isoTime(row.createdAt),
    collectedAt: isoTimeOrNull(row.collectedAt),
    picker: row.picker === null ? null : { ...row.picker, initials: initials(row.picker.name) },
    place: row.place,
    freePlaces: freePlaces(row.takenPlaces),
    needsPutBack: needsPutBack(row),
    needsId: needsId({ isPaid: isPaidOnline, total, idFrom }),
    may: {
      holdLonger: status === s.readyToCollect && row.extendedFrom === null && (expiresAt ?? 0) > now(),
      cancel: afterEvent(way, status, 'cancel') !== null,
      handOut: afterEvent(way, status, 'collect') !== null,
      refund: payment !== null && isPaid(payment.status) && payment.captured > payment.refunded,
    },
    lines: lines.map(orderLine),
    log: row.log.map(logEntry),
    now: isoTime(now()),
  };
}

function needsPutBack({ status, putBackAt, picker, lines }: CounterOrderRow): boolean {
  const isOver = status === s.cancelled || status === s.expired;
  return isOver && putBackAt === null && picker !== null && lines.some(({ picked }) => picked > 0);
}

function paymentState({ status, payment, paymentMethod }: CounterOrderRow, now: number): CounterOrder['paymentState'] {
  if (paymentMethod === null || payment === null) return null;
  if (payment.status === 'captured') return payment.refunded >= payment.captured ? 'returned' : 'drawn';
  if (payment.status !== 'authorized') return 'released';
  if (isHandedOut(status)) return payment.flagged !== null ? 'failed' : 'held';
  return payment.captureUntil !== null && payment.captureUntil < now ? 'overdue' : 'held';
}

function orderLine({
  mainGroup,
  group,
  missingAmount: _,
  count,
  missing,
  ...line
}: CounterOrderRow['lines'][number]): OrderLine {
  return {
    ...line,
    missing,
    count: count + missing,
    group: groupName(mainGroup, group),
  };
}

function logEntry({ at, kind, details, clerk, device }: CounterLogRow): LogEntry {
  const told = Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || value === null ? [[name, value] as const] : [],
  );
  return { at: isoTime(at), kind, details: Object.fromEntries(told), clerk, device };
}

const shelves = ['A', 'B', 'C', 'D', 'E'];
const placesOnShelf = 6;
const shownPlaces = 8;

/** Places on the collection shelf that nothing lies on, first ones first. A shop may use others: any letter and figure does. */
function freePlaces(taken: readonly string[]): string[] {
  const all = shelves.flatMap((shelf) => Array.from({ length: placesOnShelf }, (_, index) => `${shelf}${index + 1}`));
  return all.filter((place) => !taken.includes(place)).slice(0, shownPlaces);
}
