import type { ReservationRecord } from '#contract/reservation.ts';

/** The shop a reservation is collected in; null when it is sent. */
export function collectShop({ delivery, shop_name }: Pick<ReservationRecord, 'delivery' | 'shop_name'>): string | null {
  return delivery === 1 ? null : shop_name;
}
