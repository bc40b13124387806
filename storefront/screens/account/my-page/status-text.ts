import { historyText } from '#content/nb/history.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { isReservationStatus, reservationStatus } from '#domain/reservation/status.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { holdText } from '../../../features/receipt/status-text.ts';

const s = reservationStatus;

type Standing = Pick<ReservationRecord, 'statusID' | 'date' | 'expires_at'>;

/** 'Klar til henting i Åsane. Holdes av til torsdag 19. november 18:30, om 3 dager'; 'Mottatt for 2 timer siden'. */
export function reservationStatusText(reservation: Standing, shop: string | null, now: number): string {
  const { statusID, date } = reservation;
  const status = statusName(statusID);
  const place = statusID === s.readyToCollect && shop !== null ? historyText.inShop(status, shop) : status;
  const standing = statusID === s.received ? `${status} ${relativeTime(Date.parse(date), now)}` : place;
  const hold = holdText(reservation, now);
  return hold === null ? standing : `${standing}. ${hold}`;
}

/** 'Hentet for 2 dager siden': an order is made as the goods are handed out, so its time is the time of that. */
export function orderStatusText(
  { DateCreated }: Pick<OrderRecord, 'DateCreated'>,
  reservation: Pick<Standing, 'statusID'> | undefined,
  now: number,
): string {
  const when = relativeTime(Date.parse(DateCreated), now);
  if (reservation?.statusID === s.delivered) return statusName(s.delivered);
  return reservation === undefined ? when : `${statusName(reservation.statusID)} ${when}`;
}

function statusName(id: number): string {
  return isReservationStatus(id) ? historyText.reservationStatus[id] : '';
}
