import { useCallback, useEffect, useState } from 'react';
import type { OrderRecord } from '#contract/history.ts';
import type { Reply } from '#contract/reply.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { type History, historyItems, mergeOrders, mergeReservations } from '#domain/customer/history.ts';
import { isReservationStatus, isSettled } from '#domain/reservation/status.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { useLive } from '#storefront/data/use-live.ts';

type OwnHistory = History<ReservationRecord, OrderRecord>;

const none: OwnHistory = { reservations: [], orders: [] };

interface Paged<T> {
  readonly data: readonly T[];
  readonly meta: { readonly current_page: number; readonly last_page: number };
}

/**
 * Own reservations and orders, merged by id, a page of each at a time (USER-08, USER-09). While one of them waits for something, what the
 * shop does with it is followed.
 */
export function useHistory(onRefused: (status: number) => void) {
  const [history, setHistory] = useState(none);
  const [pages, setPages] = useState({ shown: 0, last: 1 });
  const [loading, setLoading] = useState(true);

  const read = useCallback(async (page: number) => {
    const [reservations, orders] = await Promise.all([
      shopApi().ownReservations({ page }),
      shopApi().ownOrders({ page }),
    ]);
    setHistory((held) => mergeOrders(mergeReservations(held, dataOf(reservations)), dataOf(orders)));
    return [reservations, orders] as const;
  }, []);

  const load = useCallback(
    async (page: number) => {
      setLoading(true);
      const [reservations, orders] = await read(page);
      const failed = [reservations, orders].find((reply) => !reply.ok);
      // A page that failed, or half of it, can be asked for again.
      if (failed === undefined) setPages({ shown: page, last: Math.max(lastPage(reservations), lastPage(orders)) });
      else onRefused(failed.status);
      setLoading(false);
    },
    [onRefused, read],
  );

  useEffect(() => {
    void load(1);
  }, [load]);

  const isMoving = history.reservations.some(({ statusID }) => isReservationStatus(statusID) && !isSettled(statusID));
  useLive(isMoving ? { mine: true } : null, () => void read(1));

  return {
    items: historyItems(history),
    reservations: history.reservations,
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
