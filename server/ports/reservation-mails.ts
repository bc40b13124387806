import type { Mail } from './mail.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** What the customer is written about a reservation (DEC-94, DEC-104); null when nobody is left to write to. */
export interface ReservationMails {
  /** Reserved, to be paid in the shop. */
  received(reservation: StoredReservation): Mail | null;
  /** Paid on the web. */
  receipt(reservation: StoredReservation): Mail | null;
  /** It has moved to the status it has now. */
  statusChanged(reservation: StoredReservation): Mail | null;
}
