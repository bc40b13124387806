import { type ShopCalendar, spansOfDate } from '#domain/shop/shop-calendar.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { collectionTimeLimit, type ReservationStatus, reservationStatus } from './status.ts';

/** Days the shop is open that it has to begin an unpaid reservation, and as many again to get it ready. */
const daysToPrepare = 3;
/** 'Hold den litt lenger', once. */
const daysMore = 2;

const daysAhead = 60;
/** For a shop whose hours nobody knows. */
const withoutHours = 7 * 86_400_000;

/** Where a hold is counted: when the shop is open; null when its hours are not known. */
type Hours = ShopCalendar | null;

/**
 * How long a reservation is held that moves to a status, if it is held for a time at all. What is ready is held for three days,
 * and then until the shop closes: nobody comes to a closed door on the last day. What is paid for waits for the shop as long as it takes; a customer who has had it put off is never given less than was promised.
 */
export function holdEnd(hold: {
  readonly status: ReservationStatus;
  readonly isPaidInShop: boolean;
  readonly hours: () => Hours;
  readonly now: number;
  /** What was promised when it was put off; null: it was not. */
  readonly promised: number | null;
}): number | null {
  const { status, isPaidInShop, hours, now, promised } = hold;
  const end =
    status === reservationStatus.readyToCollect
      ? closingAfter(hours(), now + collectionTimeLimit)
      : isPaidInShop && isBeingPrepared(status)
        ? afterOpenDays(hours(), now, daysToPrepare)
        : null;
  return end === null || promised === null ? end : Math.max(end, promised);
}

/** When the shop should have had it ready. */
export function preparedBy(hours: Hours, from: number): number {
  return afterOpenDays(hours, from, daysToPrepare);
}

/** The end of a hold that is put off. */
export function extendedEnd(hours: Hours, end: number): number {
  return afterOpenDays(hours, end, daysMore);
}

/** The shop's own 'Hold én dag til'. */
export function oneDayMore(hours: Hours, end: number): number {
  return afterOpenDays(hours, end, 1);
}

export interface Hold {
  readonly status: ReservationStatus;
  readonly isPaidInShop: boolean;
  readonly expiresAt: number | null;
  /** The end before it was put off; null: it was not. */
  readonly extendedFrom: number | null;
}

/** While it is held and not paid for, and once. */
export function mayExtend({ status, isPaidInShop, expiresAt, extendedFrom }: Hold, now: number): boolean {
  const isHeld = isBeingPrepared(status) || status === reservationStatus.readyToCollect;
  return isHeld && isPaidInShop && extendedFrom === null && expiresAt !== null && expiresAt > now;
}

function isBeingPrepared(status: ReservationStatus): boolean {
  return status === reservationStatus.received || status === reservationStatus.inProgress;
}

/** When the shop closes first after an instant; the instant itself when nobody knows. A hold is never shorter than promised. */
export function closingAfter(hours: Hours, instant: number): number {
  const { date } = osloTime(instant);
  for (let offset = 0; hours !== null && offset <= daysAhead; offset += 1) {
    const day = addDays(date, offset);
    const closes = Math.max(0, ...spansOfDate(hours, day).map((span) => span.closes));
    const end = osloInstant(day, closes);
    if (closes > 0 && end >= instant) return end;
  }
  return instant;
}

/** The closing time of the n-th day the shop is open after the day of an instant. */
function afterOpenDays(hours: Hours, from: number, days: number): number {
  const { date } = osloTime(from);
  let left = days;
  for (let offset = 1; hours !== null && offset <= daysAhead; offset += 1) {
    const day = addDays(date, offset);
    const closes = Math.max(0, ...spansOfDate(hours, day).map((span) => span.closes));
    if (closes > 0) left -= 1;
    if (left === 0) return osloInstant(day, closes);
  }
  return from + withoutHours;
}
