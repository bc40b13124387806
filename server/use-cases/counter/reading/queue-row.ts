import type { QueueRow } from '#contract/counter/records.ts';
import { pickDue } from '#domain/reservation/pick-due.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import type { ShopCalendar } from '#domain/shop/shop-calendar.ts';
import { initials, shortName } from '#domain/staff/short-names.ts';
import type { QueuedOrder } from '#server/ports/counter-rows.ts';
import { isoTime, isoTimeOrNull } from '../iso-time.ts';

export function queueRow(order: QueuedOrder, hours: ShopCalendar | null): QueueRow {
  const { status, picker, lines, lineCount } = order;
  const isReady = status === reservationStatus.readyToCollect;
  return {
    id: order.id,
    version: order.version,
    status,
    stage: isReady ? 'ready' : status === reservationStatus.received ? 'new' : 'picking',
    customer: shortName(order.name),
    way: order.delivery ? 'send' : 'collect',
    pieces: order.pieces,
    paying: order.paymentMethod === null ? 'till' : 'paid',
    total: order.total,
    lines: [...(lines ?? [])],
    more: lineCount - (lines ?? []).length,
    due: isoTimeOrNull(isReady ? order.expiresAt : pickDue(hours, order.receivedAt)),
    createdAt: isoTime(order.createdAt),
    picker: picker === null ? null : { ...picker, initials: initials(picker.name) },
    picked: order.picked,
    missing: order.missing,
    place: order.place,
  };
}
