import type { ConsentChange } from '#contract/customer.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { StoredReservation } from '../checkout/stored-reservation.ts';

export interface Slice<T> {
  readonly entries: readonly T[];
  /** The count of all there are, not of this page alone. */
  readonly total: number;
}

/** What a customer has reserved, bought and agreed to, newest first. */
export interface CustomerHistory {
  reservations(customerId: number, from: number, take: number): Promise<Slice<StoredReservation>>;
  orders(customerId: number, from: number, take: number): Promise<Slice<OrderRecord>>;
  consents(customerId: number, from: number, take: number): Promise<Slice<ConsentChange>>;
}
