import { type Oere, oere } from '#domain/money/money.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from '#server/ports/checkout-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { StoredReservation } from '#server/ports/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/stored-withdrawal.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { mayRefund } from '../payment/may-refund.ts';

export interface ReceivedReturn {
  readonly withdrawalId: number;
  /** Where they go back on sale; undefined: where they came from. Null: they cannot be sold again. */
  readonly shop?: ShopId | null;
  /** What they have lost by use beyond trying them on (angrerettloven § 26). */
  readonly deducted?: Oere;
}

export interface GoodsBack {
  readonly reservation: StoredReservation;
  readonly withdrawal: StoredWithdrawal;
  readonly refund: Oere;
}

export type ReceiveRefusal = {
  readonly reason:
    | 'unknown'
    | 'received-before'
    | 'nothing-drawn-yet'
    | 'too-much'
    | 'refund-under-way'
    | 'deduction-too-large'
    | 'whole-items-only';
};

/**
 * The shop has the goods again: pieces go back on sale, the refund is planned and the customer told, in one transaction and
 * once. The running shop makes the call to the provider.
 */
export async function receiveWithdrawal(
  parts: CheckoutParts,
  received: ReceivedReturn,
): Promise<Result<GoodsBack, ReceiveRefusal>> {
  const found = await parts.store.reservationWithdrawnBy(received.withdrawalId);
  if (found === null) return refused({ reason: 'unknown' });
  return parts.store.transaction<GoodsBack, ReceiveRefusal>((tx) => receive(tx, parts, found, received));
}

async function receive(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  { id, payment: paid }: StoredReservation,
  { withdrawalId, shop, deducted = oere(0) }: ReceivedReturn,
): Promise<Result<GoodsBack, ReceiveRefusal>> {
  // Payment before reservation, as everywhere.
  const payment = paid === null ? null : await tx.lockPayment(paid.id);
  const reservation = await tx.lockReservation(id);
  const withdrawal = reservation?.withdrawals.find((one) => one.id === withdrawalId);
  if (reservation === null || withdrawal === undefined) return refused({ reason: 'unknown' });
  if (withdrawal.receivedAt !== null) return refused({ reason: 'received-before' });
  const due = withdrawal.goods + withdrawal.freight;
  if (deducted > due) return refused({ reason: 'deduction-too-large' });
  if (payment === null || payment.captured === 0) return refused({ reason: 'nothing-drawn-yet' });
  if (deducted > 0 && refundsWholeItems(payment.provider)) return refused({ reason: 'whole-items-only' });
  const refund = oere(due - deducted);
  if (refund > 0 && !mayRefund(payment, refund)) return refused({ reason: 'too-much' });
  const other = await tx.operation(payment.id, 'refund');
  if (other?.state === 'planned') return refused({ reason: 'refund-under-way' });

  const at = parts.now();
  const plan = { paymentId: payment.id, operation: 'refund', amount: refund, at } as const;
  const operationId = refund > 0 ? (await tx.planOperation(plan)).id : null;
  const returnedTo = shop === undefined ? reservation.shop : shop;
  await tx.receiveWithdrawal({ id: withdrawalId, at, returnedTo, deducted, operationId });
  const back: StoredWithdrawal = { ...withdrawal, receivedAt: at, deducted, operationId, isRefunded: refund === 0 };
  const mail = parts.mails.returned(reservation, back);
  if (mail !== null) await tx.queueMail(mail);
  const details = { withdrawal: withdrawalId, refund, deducted, returnedTo };
  await tx.audit({ actor: 'command', action: 'withdrawal-received', subject: `reservation:${id}`, details });
  return done({ reservation, withdrawal: back, refund });
}
