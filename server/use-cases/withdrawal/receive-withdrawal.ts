import { type Oere, oere } from '#domain/money/money.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { type GivenBack, settleWithdrawal } from '#domain/withdrawal/refund.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { mayRefund } from '../checkout/may-refund.ts';

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
    | 'given-back-before'
    | 'whole-items-only';
};

/**
 * The shop has the goods again: pieces go back on sale, the refund is planned and the customer told, in one transaction and
 * once. The running shop makes the call to the provider. Said again of a withdrawal whose refund the provider has refused, the
 * refund alone is planned anew.
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
  received: ReceivedReturn,
): Promise<Result<GoodsBack, ReceiveRefusal>> {
  // Payment before reservation, as everywhere.
  const payment = paid === null ? null : await tx.payments.lock(paid.id);
  const reservation = await tx.reservations.lock(id);
  if (reservation === null) return refused({ reason: 'unknown' });
  const back = await takeIn(tx, parts, { reservation, payment }, received);
  if (!back.ok || !back.value.isNew) return back;
  const { withdrawal, refund } = back.value;
  const { settled, deducted } = withdrawal;
  const details = {
    withdrawal: withdrawal.id,
    refund,
    settled,
    deducted,
    returnedTo: returnedTo(received, reservation),
  };
  await tx.audit.write({ actor: 'command', action: 'withdrawal-received', subject: `reservation:${id}`, details });
  return back;
}

/** Both are locked. Whoever takes it in writes down that they did. */
export async function takeIn(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  { reservation, payment }: { readonly reservation: StoredReservation; readonly payment: StoredPayment | null },
  received: ReceivedReturn,
): Promise<Result<GoodsBack & { readonly isNew: boolean }, ReceiveRefusal>> {
  const withdrawal = reservation.withdrawals.find((one) => one.id === received.withdrawalId);
  if (withdrawal === undefined) return refused({ reason: 'unknown' });
  if (payment === null || payment.captured === 0) return refused({ reason: 'nothing-drawn-yet' });
  const other = await tx.operations.find(payment.id, 'refund');
  const isUnderWay = other?.state === 'planned';
  if (withdrawal.receivedAt !== null) {
    if (!withdrawal.isRefused) return refused({ reason: 'received-before' });
    return isUnderWay
      ? refused({ reason: 'refund-under-way' })
      : refundAgain(tx, parts, { reservation, withdrawal, payment });
  }
  const { deducted = oere(0) } = received;
  if (deducted > withdrawal.goods + withdrawal.freight) return refused({ reason: 'deduction-too-large' });
  if (deducted > 0 && refundsWholeItems(payment.provider)) return refused({ reason: 'whole-items-only' });
  if (isUnderWay) return refused({ reason: 'refund-under-way' });
  const due = settleWithdrawal(dueOf({ ...withdrawal, deducted }), givenBack(reservation, payment));
  if (due === null) return refused({ reason: 'too-much' });
  const { refund, settled } = due;
  if (deducted > 0 && settled > 0) return refused({ reason: 'given-back-before' });

  const at = parts.now();
  const plan = { paymentId: payment.id, operation: 'refund', amount: refund, at } as const;
  const operationId = refund > 0 ? (await tx.operations.plan(plan)).id : null;
  const shop = returnedTo(received, reservation);
  await tx.withdrawals.receive({ id: withdrawal.id, at, returnedTo: shop, deducted, settled, operationId });
  const outcome = { receivedAt: at, deducted, settled, operationId, isRefunded: refund === 0 };
  const back: StoredWithdrawal = { ...withdrawal, ...outcome };
  const mail = parts.mails.returned(reservation, back);
  if (mail !== null) await tx.outbox.queue(mail);
  return done({ reservation, withdrawal: back, refund, isNew: true });
}

function returnedTo({ shop }: ReceivedReturn, reservation: StoredReservation): ShopId | null {
  return shop === undefined ? reservation.shop : shop;
}

interface Refused {
  readonly reservation: StoredReservation;
  readonly withdrawal: StoredWithdrawal;
  readonly payment: StoredPayment;
}

async function refundAgain(
  tx: Pick<CheckoutTransaction, 'operations' | 'withdrawals' | 'audit'>,
  parts: CheckoutParts,
  { reservation, withdrawal, payment }: Refused,
): Promise<Result<GoodsBack & { readonly isNew: boolean }, ReceiveRefusal>> {
  const refund = oere(dueOf(withdrawal) - withdrawal.settled);
  if (!mayRefund(payment, refund)) return refused({ reason: 'too-much' });
  const plan = { paymentId: payment.id, operation: 'refund', amount: refund, at: parts.now() } as const;
  const { id: operationId } = await tx.operations.plan(plan);
  await tx.withdrawals.refundBy(withdrawal.id, operationId);
  const details = { withdrawal: withdrawal.id, refund };
  const subject = `reservation:${reservation.id}`;
  await tx.audit.write({ actor: 'command', action: 'withdrawal-refunded-again', subject, details });
  return done({ reservation, withdrawal: { ...withdrawal, operationId, isRefused: false }, refund, isNew: false });
}

function dueOf({ goods, freight, deducted }: Pick<StoredWithdrawal, 'goods' | 'freight' | 'deducted'>): Oere {
  return oere(goods + freight - deducted);
}

/** The sum that has gone back for withdrawals: refunds made for them and earlier ones, without those that the provider refused. */
function givenBack({ withdrawals }: StoredReservation, { captured, refunded }: StoredPayment): GivenBack {
  const forWithdrawals = withdrawals
    .filter(({ receivedAt }) => receivedAt !== null)
    .reduce((sum, one) => sum + (one.isRefunded ? dueOf(one) : one.settled), 0);
  return { captured, refunded, forWithdrawals: oere(forWithdrawals) };
}
