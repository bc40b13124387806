import { type Oere, oere } from '#domain/money/money.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';

/** What the pieces that were not found would have cost. */
export function missingAmount({ lines }: Pick<StoredReservation, 'lines'>): Oere {
  return oere(lines.reduce((sum, line) => sum + (line.missingAmount ?? 0), 0));
}

/** What is to be drawn of a payment: less what is missing, but where whole orders alone are drawn and items given back after. */
export function amountToDraw(
  { amount, provider }: Pick<StoredPayment, 'amount' | 'provider'>,
  reservation: Pick<StoredReservation, 'lines'>,
): Oere {
  return refundsWholeItems(provider) ? amount : oere(amount - missingAmount(reservation));
}

/** What was drawn for pieces that are missing goes back, by one planned step, whoever drew it. */
export async function giveBackMissing(
  tx: CheckoutTransaction,
  reservation: StoredReservation,
  payment: { readonly id: string; readonly captured: Oere },
  now: number,
): Promise<void> {
  const missing = missingAmount(reservation);
  if (missing === 0 || reservation.missingRefundId != null) return;
  const amount = oere(Math.min(missing, payment.captured - reservation.total));
  if (amount <= 0) return;
  const { id } = await tx.operations.plan({ paymentId: payment.id, operation: 'refund', amount, at: now });
  await tx.reservations.noteMissingRefund(reservation.id, id);
}
