import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';

/** The live request creates the payment at the provider itself; when it has not by then, the recovery does. */
export const recoveryAfter = 20_000;
const firstCheckAfter = 30_000;

/** Writes down that a payment is to be made, before any provider hears of it. */
export async function beginPayment(
  tx: Pick<CheckoutTransaction, 'payments' | 'operations'>,
  { id, paymentMethod, total, expiresAt, createdAt }: StoredReservation,
  paymentId: string,
  origin: string | null,
): Promise<void> {
  if (paymentMethod === null || expiresAt === null) return;
  await Promise.all([
    tx.payments.write({
      id: paymentId,
      reservationId: id,
      provider: paymentMethod,
      amount: total,
      expiresAt,
      nextCheckAt: createdAt + firstCheckAfter,
      data: origin === null ? {} : { origin },
    }),
    tx.operations.plan({ paymentId, operation: 'create', amount: total, at: createdAt + recoveryAfter }),
  ]);
}
