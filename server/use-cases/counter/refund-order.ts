import { oere } from '#domain/money/money.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import { done, refused } from '#server/ports/result.ts';
import { planRefund, type RefundRefusal } from '../reservation/move-by-hand.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
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
  return actOnOrder<null>(parts, at, { ...act, locksPayment: true }, async (tx, { reservation, payment }) => {
    if (reservation.paymentMethod === null) return refused({ code: 'paid-in-till' });
    const isWhole = payment !== null && amount === payment.captured - payment.refunded;
    if (refundsWholeItems(reservation.paymentMethod) && !isWhole) return refused({ code: 'whole-items-only' });
    const planned = await planRefund(tx, parts, { payment, reservation }, oere(amount), false);
    if (!planned.ok) return refused({ code: codes[planned.refusal.reason] });
    return done({ action: 'refunded', after: { amount, reason }, answer: null });
  });
}
