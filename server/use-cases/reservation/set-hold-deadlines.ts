import { holdEnd } from '#domain/reservation/hold-time.ts';
import { done } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { forEachLimited } from '../concurrency-limit.ts';
import { shopHours } from './shop-hours.ts';

/**
 * Unpaid reservations that an older version has left without an end get one, counted from now on: whoever has been waiting
 * for weeks still has the days that a new one has. Gives how many there were.
 */
export async function setHoldDeadlines(parts: CheckoutParts, most: number): Promise<number> {
  const endless = await parts.store.reservationsWithoutEnd(most);
  await forEachLimited(endless, (id) =>
    parts.store.transaction<null, never>(async (tx) => {
      const reservation = await tx.reservations.lock(id);
      if (reservation === null || reservation.expiresAt !== null) return done(null);
      const { status, paymentMethod, shop, extendedFrom } = reservation;
      const end = holdEnd({
        status,
        isPaidInShop: paymentMethod === null,
        hours: () => shopHours(parts, shop),
        now: parts.now(),
        promised: null,
      });
      if (end !== null) await tx.reservations.holdUntil(id, end, extendedFrom);
      return done(null);
    }),
  );
  return endless.length;
}
