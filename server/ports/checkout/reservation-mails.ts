import type { Oere } from '#domain/money/money.ts';
import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { Mail } from '../mail.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredWithdrawal } from './stored-withdrawal.ts';

/** Why the shop has cancelled, as the customer is told. */
export type CancelWord = 'sold-out' | 'wrong-price' | 'customer-asked';

/** What the customer is written about a reservation (DEC-94, DEC-104); null when nobody is left to write to. */
export interface ReservationMails {
  /** Reserved, to be paid in the shop. */
  received(reservation: StoredReservation): Mail | null;
  /** Paid on the web. */
  receipt(reservation: StoredReservation): Mail | null;
  /** It has moved to the status it has now; `from` says why a hold is over. */
  statusChanged(reservation: StoredReservation, from: ReservationStatus, because?: CancelWord): Mail | null;
  /** The hold of what is ready ends in a day. */
  reminder(reservation: StoredReservation): Mail | null;
  /** To the chain: the money is sure to be had until then, and nobody has drawn it. */
  captureDeadline(reservation: StoredReservation, until: number): Mail;
  /** The customer has told that a purchase, or a part of it, is withdrawn. */
  withdrawn(reservation: StoredReservation, withdrawal: StoredWithdrawal): Mail | null;
  /** The shop has the goods again, and the money goes back. */
  returned(reservation: StoredReservation, withdrawal: StoredWithdrawal): Mail | null;
  /** Money goes back without goods having come. `key` is the act's own: each is told once. */
  refunded(reservation: StoredReservation, refund: { amount: Oere; message: string; key: string }): Mail | null;
}
