import { extendedEnd, mayExtend } from '#domain/reservation/hold-time.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { type Asking, mayOpen } from './read-reservation.ts';
import { shopHours } from './shop-hours.ts';

export interface ExtendRequest extends Asking {
  /** The end the customer was shown, which is the one to be put off. */
  readonly until: number;
}

export interface ExtendRefusal {
  readonly reason: 'unknown' | 'over' | 'extended' | 'changed';
}

/**
 * 'Hold den litt lenger', once. A second press, or one whose answer was lost, names the same end and is told what the first
 * one got; one that names another end was made on a page that is out of date.
 */
export function extendHold(
  parts: CheckoutParts,
  request: ExtendRequest,
): Promise<Result<StoredReservation, ExtendRefusal>> {
  return parts.store.transaction<StoredReservation, ExtendRefusal>(async (tx) => {
    const reservation = await tx.reservations.lock(request.id);
    if (reservation === null || !mayOpen(parts, reservation, request)) return refused({ reason: 'unknown' });
    const { id, shop, expiresAt, extendedFrom, paymentMethod } = reservation;
    if (extendedFrom !== null)
      return extendedFrom === request.until ? done(reservation) : refused({ reason: 'extended' });
    const hold = { ...reservation, isPaidInShop: paymentMethod === null };
    if (expiresAt === null || !mayExtend(hold, parts.now())) return refused({ reason: 'over' });
    if (expiresAt !== request.until) return refused({ reason: 'changed' });
    const until = extendedEnd(shopHours(parts, shop), expiresAt);
    await tx.reservations.holdUntil(id, until, expiresAt);
    await tx.audit.write({ actor: 'customer', action: 'reservation-extended', subject: `reservation:${id}` });
    return done({ ...reservation, expiresAt: until, extendedFrom: expiresAt });
  });
}
