import type { ReservationRecord } from '#contract/reservation.ts';
import { startLists, useStartList } from '../../data/start-lists.ts';

/** The shop a reservation is collected in; null when it is sent, and until the shops are here. */
export function useShopName(): (reservation: Pick<ReservationRecord, 'delivery' | 'shopID'>) => string | null {
  const shops = useStartList(startLists.shops);
  return ({ delivery, shopID }) => (delivery === 1 ? null : (shops.find(({ id }) => id === shopID)?.name ?? null));
}
