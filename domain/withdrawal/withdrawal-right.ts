import { type ReservationStatus, reservationStatus } from '#domain/reservation/status.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';

/** angrerettloven § 21, and as many to send the goods back in after that (§ 24). */
export const withdrawalDays = 14;

export interface Purchase {
  readonly status: ReservationStatus;
  /** Bought on the web and paid for there; what is paid in the shop is a shop purchase. */
  readonly paidOnline: boolean;
  /** When it was collected or delivered; null when not (known to be) so. */
  readonly receivedAt: number | null;
}

/**
 * `none`: there is nothing to withdraw from. `not-handed-over`: the goods are still in the shop. `open`: until the last
 * instant it may be used, null while the parcel is on its way, as the time runs from its receipt. `over`: since then.
 */
export type WithdrawalRight =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-handed-over' }
  | { readonly kind: 'open'; readonly until: number | null }
  | { readonly kind: 'over'; readonly until: number };

const s = reservationStatus;

export function withdrawalRight({ status, paidOnline, receivedAt }: Purchase, now: number): WithdrawalRight {
  if (!paidOnline) return { kind: 'none' };
  if (status === s.received || status === s.inProgress || status === s.readyToCollect) {
    return { kind: 'not-handed-over' };
  }
  if (status === s.sent) return { kind: 'open', until: null };
  if ((status !== s.collected && status !== s.delivered) || receivedAt === null) return { kind: 'none' };
  const until = lastInstantOfDay(receivedAt, withdrawalDays);
  return now <= until ? { kind: 'open', until } : { kind: 'over', until };
}

/** The goods are to be handed in or sent within 14 days after the shop was told. */
export function returnBy(withdrawnAt: number): number {
  return lastInstantOfDay(withdrawnAt, withdrawalDays);
}

/** The day itself is not counted: the last instant of the day that many days later, by the calendar of Norway. */
function lastInstantOfDay(instant: number, daysLater: number): number {
  return osloInstant(addDays(osloTime(instant).date, daysLater + 1), 0) - 1;
}
