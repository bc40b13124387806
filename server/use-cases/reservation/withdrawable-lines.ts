import { isPaid } from '#domain/payment/payment-status.ts';
import type { WithdrawableLine } from '#domain/withdrawal/plan-withdrawal.ts';
import { type WithdrawalRight, withdrawalRight } from '#domain/withdrawal/withdrawal-right.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';

/** Whether a reservation can be withdrawn from now, and until when. */
export function withdrawalRightOf({ status, payment, receivedAt }: StoredReservation, now: number): WithdrawalRight {
  const paidOnline = payment !== null && isPaid(payment.status);
  return withdrawalRight({ status, paidOnline, receivedAt }, now);
}

/** Its lines, with the pieces that were withdrawn before. An answer that was stored by an older version has no withdrawals. */
export function withdrawableLines({ lines, withdrawals = [] }: StoredReservation): readonly WithdrawableLine[] {
  const earlier = withdrawals.flatMap((withdrawal) => withdrawal.lines);
  return lines.map(({ ean, name, count, price, discount }) => {
    const withdrawn = earlier.filter((line) => line.ean === ean).reduce((sum, line) => sum + line.count, 0);
    return { ean, name, count, price, discount, withdrawn };
  });
}
