import { isPaid } from '#domain/payment/payment-status.ts';
import { customerMayCancel } from '#domain/reservation/status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { moveReservation } from './move-reservation.ts';

/** Who asks for a reservation: a guest by the token of the receipt, or its own customer (DEC-99). */
export interface Asking {
  readonly id: number;
  readonly token: string | undefined;
  readonly customerId: number | null;
}

/** Unknown to whoever it does not belong to, as if there were none. */
export async function readReservation(
  parts: CheckoutParts,
  asking: Asking,
): Promise<Result<StoredReservation, Unknown>> {
  const reservation = await parts.store.reservation(asking.id);
  if (reservation === null || !mayOpen(parts, reservation, asking)) return refused({ reason: 'unknown' });
  return done(reservation);
}

export interface CancelRefusal {
  readonly reason: 'unknown' | 'not-allowed';
}

/** The customer's own cancel: received or in progress, and unpaid (DEC-100). */
export function cancelReservation(
  parts: CheckoutParts,
  asking: Asking,
): Promise<Result<StoredReservation, CancelRefusal>> {
  return parts.store.transaction<StoredReservation, CancelRefusal>(async (tx) => {
    const reservation = await tx.reservations.lock(asking.id);
    if (reservation === null || !mayOpen(parts, reservation, asking)) return refused({ reason: 'unknown' });
    const paid = reservation.payment !== null && isPaid(reservation.payment.status);
    if (!customerMayCancel(reservation.status, paid, isPartial(reservation))) return refused({ reason: 'not-allowed' });
    const moved = await moveReservation(tx, parts, reservation, { event: 'cancel' });
    return moved.ok ? done(moved.value) : refused({ reason: 'not-allowed' });
  });
}

/** Something of it was not found. */
export function isPartial({ lines }: Pick<StoredReservation, 'lines'>): boolean {
  return lines.some(({ missing = 0 }) => missing > 0);
}

/** A guest by the token of the receipt, a customer by being its own. */
export function mayOpen(
  { secrets }: CheckoutParts,
  reservation: StoredReservation,
  { token, customerId }: Asking,
): boolean {
  if (customerId !== null && reservation.customerId === customerId) return true;
  return token !== undefined && secrets.opensReceipt(reservation, token);
}
