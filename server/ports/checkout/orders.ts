import type { Oere } from '#domain/money/money.ts';
import type { StoredReservation } from './stored-reservation.ts';

export interface NewOrder {
  readonly reservation: StoredReservation;
  readonly vatPercentage: number;
  readonly vat: Oere;
  readonly net: Oere;
}

export interface Orders {
  /** One order per reservation, however often it is asked for. */
  write(order: NewOrder): Promise<void>;
}
