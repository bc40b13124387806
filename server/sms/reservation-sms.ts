import { lapsedSms, readySms, reminderSms } from '#content/nb/sms.ts';
import { phoneDigits } from '#domain/customer/phone.ts';
import type { Oere } from '#domain/money/money.ts';
import { nearDayName, nearMoment } from '#domain/shop/near-moment.ts';
import { shopCalendar, spansOfDate } from '#domain/shop/shop-calendar.ts';
import { foldToGsm7, smsLength } from '#domain/sms/gsm7.ts';
import { nextSendingTime } from '#domain/sms/sending-hours.ts';
import type { SmsKind } from '#domain/sms/sms-kind.ts';
import { formatShortDate, formatTime } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { OrderSecrets } from '#server/ports/checkout/order-secrets.ts';
import type { ReservationSms } from '#server/ports/checkout/reservation-sms.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { PublishedSource } from '#server/ports/content/published.ts';
import type { Sms } from '#server/ports/sms.ts';

export interface SmsTextParts {
  readonly brand: () => string;
  readonly published: PublishedSource;
  readonly secrets: Pick<OrderSecrets, 'pickupCode'>;
  /** Paid goods for this much are handed out to whoever shows ID; null: the counter does not ask. */
  readonly idFrom: Oere | null;
  readonly now: () => number;
}

const day = 86_400_000;

/** Where no SMS are sent. */
export const noSms: ReservationSms = { ready: () => null, reminder: () => null, lapsed: () => null };

/** The text messages about a reservation: folded to the signs phones know, and sent by day. */
export function reservationSms({ brand, published, secrets, idFrom, now }: SmsTextParts): ReservationSms {
  const shopOf = ({ shop }: StoredReservation) => published.current.shops.find(({ id }) => id === shop) ?? null;
  const sms = (kind: SmsKind, reservation: StoredReservation, text: string, more: More): Sms | null => {
    const digits = reservation.phone === null ? null : phoneDigits(reservation.phone);
    if (digits === null) return null;
    const folded = foldToGsm7(text);
    return {
      kind,
      recipient: `+47${digits}`,
      text: folded,
      segments: smsLength(folded).segments,
      dedupeKey: `sms:${reservation.id}:${kind}${more.dedupe ?? ''}`,
      reservationId: reservation.id,
      sendAt: nextSendingTime(now()),
      usefulUntil: more.usefulUntil,
    };
  };
  return {
    ready: (reservation) => {
      const { id, shopName, expiresAt, paymentMethod, total } = reservation;
      const until = expiresAt ?? now() + 3 * day;
      const text = readySms({
        brand: brand(),
        id,
        shop: shopName,
        code: secrets.pickupCode(id),
        until: shortMoment(until),
        openToday: openOn(shopOf(reservation), nextSendingTime(now())),
        needsId: paymentMethod !== null && idFrom !== null && total >= idFrom,
      });
      return sms('ready', reservation, text, { usefulUntil: until });
    },
    reminder: (reservation) => {
      const { id, shopName, expiresAt } = reservation;
      if (expiresAt === null) return null;
      const moment = nearMoment(expiresAt, nextSendingTime(now()));
      const until = `${nearDayName(moment)} kl. ${formatTime(moment.minuteOfDay)}`;
      const phone = shopOf(reservation)?.phone.trim() || null;
      const text = reminderSms({ brand: brand(), id, shop: shopName, until, phone });
      // Put off, it is reminded of again.
      return sms('reminder', reservation, text, { usefulUntil: expiresAt, dedupe: `:${expiresAt}` });
    },
    lapsed: (reservation) => {
      const isReleased = reservation.payment?.status === 'authorized';
      const text = lapsedSms({ brand: brand(), id: reservation.id, shop: reservation.shopName, isReleased });
      return sms('lapsed', reservation, text, { usefulUntil: now() + 2 * day });
    },
  };
}

interface More {
  readonly usefulUntil: number;
  /** What makes another event of the same kind. */
  readonly dedupe?: string;
}

/** 'tor. 19. nov. kl. 20:00' */
function shortMoment(instant: number): string {
  const { date, minuteOfDay } = osloTime(instant);
  return `${formatShortDate(date)} kl. ${formatTime(minuteOfDay)}`;
}

/** '10-20', '10-20:30'; null on a day it is closed. */
function openOn(shop: Parameters<typeof shopCalendar>[0] | null, instant: number): string | null {
  if (shop === null) return null;
  const { date, minuteOfDay } = osloTime(instant);
  const spans = spansOfDate(shopCalendar(shop), date);
  const closes = Math.max(0, ...spans.map((span) => span.closes));
  if (closes <= minuteOfDay) return null;
  return `${clock(Math.min(...spans.map((span) => span.opens)))}-${clock(closes)}`;
}

function clock(minuteOfDay: number): string {
  return minuteOfDay % 60 === 0 ? String(minuteOfDay / 60) : formatTime(minuteOfDay);
}
