import { useCallback, useEffect, useState } from 'react';
import type { OrderRecord } from '#contract/history.ts';
import type { Reply } from '#contract/reply.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { type History, historyItems, mergeOrders, mergeReservations } from '#domain/customer/history.ts';
import { shopApi } from '#storefront/data/shop-api.ts';

type OwnHistory = History<ReservationRecord, OrderRecord>;

const none: OwnHistory = { reservations: [], orders: [] };

interface Paged<T> {
  readonly data: readonly T[];
  readonly meta: { readonly current_page: number; readonly last_page: number };
}

/** Own reservations and orders, merged by id, a page of each at a time (USER-08, USER-09). */
export function useHistory(onRefused: (status: number) => void) {
  const [history, setHistory] = useState(none);
  const [pages, setPages] = useState({ shown: 0, last: 1 });
  const [loading, setLoading] = useState(true);

  const load = useCallback(
    async (page: number) => {
      setLoading(true);
      const [reservations, orders] = await Promise.all([
        shopApi().ownReservations({ page }),
        shopApi().ownOrders({ page }),
      ]);
      const failed = [reservations, orders].find((reply) => !reply.ok);
      setHistory((held) => mergeOrders(mergeReservations(held, dataOf(reservations)), dataOf(orders)));
      // A page that failed, or half of it, can be asked for again.
      if (failed === undefined) setPages({ shown: page, last: Math.max(lastPage(reservations), lastPage(orders)) });
      else onRefused(failed.status);
      setLoading(false);
    },
    [onRefused],
  );

  useEffect(() => {
    void load(1);
  }, [load]);

  return {
    items: historyItems(history),
    loading,
    more: pages.shown < pages.last ? () => load(pages.shown + 1) : null,
    /** A reservation that has changed, cancelled for instance. */
    replace: (reservation: ReservationRecord) => setHistory((held) => mergeReservations(held, [reservation])),
  };
}

function dataOf<T>(reply: Reply<Paged<T>>): readonly T[] {
  return reply.ok ? reply.data.data : [];
}

function lastPage(reply: Reply<Paged<unknown>>): number {
  return reply.ok ? reply.data.meta.last_page : 1;
}
