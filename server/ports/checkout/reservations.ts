import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { AgreedOrder, StoredReservation } from './stored-reservation.ts';

export interface NewReservation extends AgreedOrder {
  readonly id: number;
  readonly status: ReservationStatus;
  readonly promocodeId: number | null;
  readonly receiptHash: string;
  readonly visitor: string | null;
  readonly expiresAt: number | null;
  /** Whom its pieces are counted for until it is paid or over. */
  readonly holders: readonly string[];
  readonly now: number;
}

export interface Reservations {
  nextId(): Promise<number>;
  /** The reservation, its lines and its holds. */
  write(reservation: NewReservation): Promise<void>;
  lock(id: number): Promise<StoredReservation | null>;
  /** The visitor's own reservations that wait for a payment, locked. */
  lockAwaitingPayment(visitor: string): Promise<readonly StoredReservation[]>;
  move(id: number, to: ReservationStatus, expiresAt: number | null): Promise<void>;
  /** Another end of the hold; `extendedFrom` is the one before it, when the customer has had it put off. */
  holdUntil(id: number, until: number, extendedFrom: number | null): Promise<void>;
  setTracking(id: number, url: string): Promise<void>;
  /** Which step gives back what was drawn for pieces that were not found. */
  noteMissingRefund(id: number, operationId: number): Promise<void>;
}
