import { oneDayMore } from '#domain/reservation/hold-time.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { done, refused } from '#server/ports/result.ts';
import { shopHours } from '../reservation/shop-hours.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** 'Hold én dag til': what is ready is held until the shop closes on its next open day, once, paid or not. */
export function holdLonger(parts: CounterParts, at: AtCounter, act: OrderAct) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation }) => {
    const { id, status, expiresAt, extendedFrom, shop } = reservation;
    const isHeld = status === reservationStatus.readyToCollect && expiresAt !== null && expiresAt > parts.now();
    if (!isHeld || extendedFrom !== null) return refused({ code: 'not-allowed' });
    const until = oneDayMore(shopHours(parts.checkout, shop), expiresAt);
    await tx.reservations.holdUntil(id, until, expiresAt);
    return done({ action: 'held-longer', before: { until: expiresAt }, after: { until }, answer: null });
  });
}
