import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { Queryable } from '../connection/client.ts';
import { readReservations } from './reservation-rows.ts';

export interface ReservationList {
  readonly statuses: readonly ReservationStatus[];
  /** Null: all shops. */
  readonly shop: number | null;
  readonly most: number;
}

/** With a withdrawal whose goods are awaited, or with any; oldest first. */
export function listWithdrawn(
  database: Queryable,
  { all, shop, most }: { readonly all: boolean; readonly shop: number | null; readonly most: number },
): Promise<readonly StoredReservation[]> {
  return readReservations(
    database,
    `EXISTS (SELECT FROM withdrawals w WHERE w.reservation_id = r.reservation_id AND ($1 OR w.received_at IS NULL))
       AND ($2::int IS NULL OR r.shop_id = $2) ORDER BY r.created_at, r.reservation_id LIMIT $3`,
    [all, shop, most],
  );
}

/** Oldest first: who has waited longest. */
export function listReservations(
  database: Queryable,
  { statuses, shop, most }: ReservationList,
): Promise<readonly StoredReservation[]> {
  return readReservations(
    database,
    'r.status_id = ANY ($1) AND ($2::int IS NULL OR r.shop_id = $2) ORDER BY r.created_at, r.reservation_id LIMIT $3',
    [statuses, shop, most],
  );
}
