import { type Oere, oere } from '#domain/money/money.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { planRefund, type RefundRefusal } from '../reservation/move-by-hand.ts';
import { actOnOrder, type LockedOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts, Refusal } from './counter-parts.ts';

const codes: Readonly<Record<RefundRefusal['reason'], Refusal['code']>> = {
  unknown: 'unknown',
  'nothing-paid': 'nothing-drawn',
  'too-much': 'too-much',
  'under-way': 'refund-under-way',
  'open-withdrawals': 'too-much',
};

/** A manager gives money back for something else than a withdrawal, as faulty goods; no more than was drawn and is not owed. */
export function refundOrder(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
  { amount, reason }: { readonly amount: number; readonly reason: string },
) {
  return actOnOrder<null>(parts, at, { ...act, locksPayment: true }, async (tx, order) => {
    const planned = await refundLocked(tx, parts, order, oere(amount));
    if (!planned.ok) return planned;
    return done({ action: 'refunded', after: { amount, reason }, answer: null });
  });
}

/** Payment and reservation are locked. Whoever gives it back writes down that they did. */
export async function refundLocked(
  tx: CheckoutTransaction,
  parts: Pick<CheckoutParts, 'now'>,
  { reservation, payment }: Pick<LockedOrder, 'reservation' | 'payment'>,
  amount: Oere,
): Promise<Result<Oere, Refusal>> {
  if (reservation.paymentMethod === null) return refused({ code: 'paid-in-till' });
  const isWhole = payment !== null && amount === payment.captured - payment.refunded;
  if (refundsWholeItems(reservation.paymentMethod) && !isWhole) return refused({ code: 'whole-items-only' });
  const planned = await planRefund(tx, parts, { payment, reservation }, amount, false);
  return planned.ok ? planned : refused({ code: codes[planned.refusal.reason] });
}
