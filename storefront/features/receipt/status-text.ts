import { checkoutText } from '#content/nb/checkout.ts';
import { historyText } from '#content/nb/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { isReservationStatus, reservationStatus } from '#domain/reservation/status.ts';
import { nearDayName, nearMoment } from '#domain/shop/near-moment.ts';
import { readyTime } from '#domain/shop/ready-time.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { formatTime, formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { relativeTime } from '#domain/time/relative-time.ts';

type Standing = Pick<ReservationRecord, 'statusID' | 'payment_method'>;
const text = checkoutText.receipt;
const s = reservationStatus;

/** The heading of the receipt (TXT-73, TXT-74); a reservation that was cancelled or expired is not thanked for. */
export function receiptHeading({ statusID, payment_method }: Standing): string {
  switch (statusID) {
    case s.awaitingPayment:
      return text.awaitingPayment;
    case s.cancelled:
      return payment_method === null ? text.cancelled : text.orderCancelled;
    case s.expired:
      return text.expired;
    case s.paymentFailed:
      return text.paymentFailed;
    default:
      return payment_method === null ? text.thanksReservation : text.thanksOrder;
  }
}

/** Received and neither cancelled nor expired: the customer has a confirmation of it. */
export function isUnderWay({ statusID }: Pick<Standing, 'statusID'>): boolean {
  return statusID >= s.received && statusID <= s.delivered;
}

export function statusLine({ statusID }: Pick<Standing, 'statusID'>): string {
  return historyText.status(isReservationStatus(statusID) ? historyText.reservationStatus[statusID] : String(statusID));
}

/** 'Klar i dag ca. 14:15': picked in opening time from when it was ordered; null once that has passed. */
export function readyText(
  shop: Pick<Shop, 'openingHours' | 'openingExceptions'>,
  ordered: string,
  now: number,
): string | null {
  const ready = readyTime(shopCalendar(shop), Date.parse(ordered));
  if (ready === null || ready < now) return null;
  const moment = nearMoment(ready, now);
  return text.readyAround(nearDayName(moment), formatTime(moment.minuteOfDay));
}

/**
 * 'Holdes av til torsdag 19. november 18:30, om 3 dager' while it waits in the shop, 'Vi holder den til …' before that, and how
 * long there is to pay (DEC-94).
 */
export function holdText(
  { statusID, expires_at }: Pick<ReservationRecord, 'statusID' | 'expires_at'>,
  now: number,
): string | null {
  const until = expires_at === null ? Number.NaN : Date.parse(expires_at);
  if (!(until > now)) return null;
  if (statusID === s.awaitingPayment) return text.payBy(relativeTime(until, now));
  if (statusID !== s.received && statusID !== s.inProgress && statusID !== s.readyToCollect) return null;
  const moment = holdMoment(until);
  if (statusID !== s.readyToCollect) return historyText.heldUntil(moment);
  return `${historyText.holdUntil(moment)}, ${relativeTime(until, now)}`;
}

/** 'torsdag 19. november 20:00' */
export function holdMoment(instant: number): string {
  const { date, minuteOfDay } = osloTime(instant);
  return `${formatWeekdayAndDate(date)} ${formatTime(minuteOfDay)}`;
}
