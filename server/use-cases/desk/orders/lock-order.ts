import { may } from '#domain/staff/may.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskContext, WorkRefusal } from '../desk-use-case.ts';

export interface LockedDeskOrder {
  readonly reservation: StoredReservation;
  readonly payment: StoredPayment | null;
  readonly version: number;
}

/** Payment and order locked, in this order as everywhere; refused where it is not theirs, or not as they saw it. */
export async function lockOrder(
  tx: DeskTransaction,
  { actor }: Pick<DeskContext, 'actor'>,
  {
    id,
    version,
    permission,
  }: { readonly id: number; readonly version: number | null; readonly permission: Permission },
): Promise<Result<LockedDeskOrder, WorkRefusal>> {
  const paymentId = await tx.livingPayment(id);
  const payment = paymentId === null ? null : await tx.payments.lock(paymentId);
  const reservation = await tx.reservations.lock(id);
  if (reservation === null || !may(actor, permission, { shopId: reservation.shop }))
    return refused({ code: 'unknown' });
  const state = await tx.counterState(id);
  if (version !== null && state.version !== version) return refused({ code: 'changed', subject: `reservation:${id}` });
  return done({ reservation, payment, version: state.version });
}
