import { mergeBy } from '#domain/collection/merge-by.ts';
import type { CustomerOrder } from '#domain/order/customer-order.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';

/** Two lists, as reservation 7 and order 7 are two things (TRAP-33). */
export interface History {
  readonly reservations: readonly Reservation[];
  readonly orders: readonly CustomerOrder[];
}

export const noHistory: History = { reservations: [], orders: [] };

export function mergeReservations(history: History, incoming: readonly Reservation[]): History {
  return { ...history, reservations: mergeBy(history.reservations, incoming, (reservation) => reservation.id) };
}

export function mergeOrders(history: History, incoming: readonly CustomerOrder[]): History {
  return { ...history, orders: mergeBy(history.orders, incoming, (order) => order.OrderID) };
}

/** Reservations are history items too (ENT-66); the key tells the two kinds apart. */
export type HistoryItem =
  | {
      readonly kind: 'reservation';
      readonly key: `r${number}`;
      readonly date: string;
      readonly reservation: Reservation;
    }
  | { readonly kind: 'order'; readonly key: `o${number}`; readonly date: string; readonly order: CustomerOrder };

/** Both kinds in one list, newest first. */
export function historyItems({ reservations, orders }: History): readonly HistoryItem[] {
  const items: HistoryItem[] = [
    ...reservations.map((reservation) => {
      return { kind: 'reservation', key: `r${reservation.id}`, date: reservation.date, reservation } as const;
    }),
    ...orders.map((order) => ({ kind: 'order', key: `o${order.OrderID}`, date: order.DateCreated, order }) as const),
  ];
  return items.sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.key < b.key ? 1 : -1));
}
