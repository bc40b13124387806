import type { Sms } from '../sms.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** What the customer's phone is told about a reservation; null when there is none to tell, or SMS are not sent. */
export interface ReservationSms {
  /** It is ready to be collected. */
  ready(reservation: StoredReservation): Sms | null;
  /** Its hold ends soon. */
  reminder(reservation: StoredReservation): Sms | null;
  /** It was not collected in time. */
  lapsed(reservation: StoredReservation): Sms | null;
}
