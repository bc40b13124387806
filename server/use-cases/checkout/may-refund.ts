import type { Oere } from '#domain/money/money.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';

/** No more goes back than was drawn (I3). */
export function mayRefund({ captured, refunded }: StoredPayment, amount: Oere): boolean {
  return amount > 0 && amount <= captured - refunded;
}
