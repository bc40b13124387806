import { mergeBy } from '#domain/collection/merge-by.ts';

/** What of a reservation (ENT-65) and of an order (ENT-64) the history goes by. */
interface AnyReservation {
  readonly id: number;
  readonly date: string;
}
interface AnyOrder {
  readonly OrderID: number;
  readonly DateCreated: string;
}

/** Two lists, as reservation 7 and order 7 are two things (TRAP-33). */
export interface History<R extends AnyReservation, O extends AnyOrder> {
  readonly reservations: readonly R[];
  readonly orders: readonly O[];
}

/** USER-08: one already held is replaced, a new one added, none doubled. */
export function mergeReservations<R extends AnyReservation, O extends AnyOrder>(
  history: History<R, O>,
  incoming: readonly R[],
): History<R, O> {
  return { ...history, reservations: mergeBy(history.reservations, incoming, (reservation) => reservation.id) };
}

export function mergeOrders<R extends AnyReservation, O extends AnyOrder>(
  history: History<R, O>,
  incoming: readonly O[],
): History<R, O> {
  return { ...history, orders: mergeBy(history.orders, incoming, (order) => order.OrderID) };
}

/** Reservations are history items too (ENT-66); the key tells the two kinds apart. */
export type HistoryItem<R, O> =
  | { readonly kind: 'reservation'; readonly key: `r${number}`; readonly date: string; readonly reservation: R }
  | { readonly kind: 'order'; readonly key: `o${number}`; readonly date: string; readonly order: O };

/** Both kinds in one list, newest first. */
export function historyItems<R extends AnyReservation, O extends AnyOrder>({
  reservations,
  orders,
}: History<R, O>): readonly HistoryItem<R, O>[] {
  const items: HistoryItem<R, O>[] = [
    ...reservations.map((reservation) => {
      return { kind: 'reservation', key: `r${reservation.id}`, date: reservation.date, reservation } as const;
    }),
    ...orders.map((order) => ({ kind: 'order', key: `o${order.OrderID}`, date: order.DateCreated, order }) as const),
  ];
  return items.sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.key < b.key ? 1 : -1));
}

/**
 * The purchases of most interest, each once: what waits for the customer first, then the newest. What was handed out is told
 * of by its order, and not by the reservation as well.
 */
export function latestPurchases<R extends AnyReservation, O extends AnyOrder & { readonly reservation_id: number }>(
  items: readonly HistoryItem<R, O>[],
  most: number,
  waits: (reservation: R) => boolean,
): readonly HistoryItem<R, O>[] {
  const handedOut = new Set(items.map((item) => (item.kind === 'order' ? item.order.reservation_id : null)));
  const purchases = items.filter((item) => item.kind === 'order' || !handedOut.has(item.reservation.id));
  const isFirst = (item: HistoryItem<R, O>) => item.kind === 'reservation' && waits(item.reservation);
  return [...purchases.filter(isFirst), ...purchases.filter((item) => !isFirst(item))].slice(0, most);
}
