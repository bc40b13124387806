import type { Oere } from '#domain/money/money.ts';
import { oere } from '#domain/money/money.ts';
import { denial } from '#domain/staff/may.ts';
import { lineRefund } from '#domain/withdrawal/refund.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { Refusal } from '../../counter/counter-parts.ts';
import { refundLocked } from '../../counter/refund-order.ts';
import { takeBackLocked } from '../../counter/take-back.ts';
import { withdrawableLines } from '../../reservation/withdrawable-lines.ts';
import { type DeskContext, deskAct, type WorkRefusal } from '../desk-use-case.ts';
import { type LockedDeskOrder, lockOrder } from './lock-order.ts';
import { isPendingTooLong } from './order-wish.ts';

/** Money back for chosen lines and without goods: a complaint, a wrong price, goodwill. */
export const refundOrder = deskAct({ call: 'refundOrder', action: 'order-refunded' }, async (tx, input, context) => {
  const { id, version, reason, message } = input;
  const locked = await lockOrder(tx, context, { id, version, permission: 'orders.refund' });
  if (!locked.ok) return locked;
  const { reservation, payment } = locked.value;
  const sum = chosenSum(reservation, input);
  if (sum === null || sum !== input.amount) return refused({ code: 'refused', reason: 'other-sum' });
  const allowed = await mayGiveBack(tx, context, locked.value, sum);
  if (!allowed.ok) return allowed;
  const planned = await refundLocked(tx, context.parts.checkout, { reservation, payment }, sum);
  if (!planned.ok) return refused(explained(planned.refusal, locked.value));
  await tx.deskOrders.raiseVersion(id);
  const mail = context.parts.checkout.mails.refunded(reservation, { amount: sum, message, key: String(context.now) });
  if (mail !== null) await tx.outbox.queue(mail);
  const { lines, deducted } = input;
  return done({
    answer: { amount: sum },
    audit: { subject: `reservation:${id}`, after: { amount: sum, lines, deducted }, reason, shop: reservation.shop },
  });
});

/** Goods came back: pieces and money in one act, the same as at the counter. */
export const takeBackGoods = deskAct(
  { call: 'takeBackGoods', action: 'goods-taken-back' },
  async (tx, input, context) => {
    const { id, version, lines, deducted } = input;
    const locked = await lockOrder(tx, context, { id, version, permission: 'orders.refund' });
    if (!locked.ok) return locked;
    const { reservation, payment } = locked.value;
    const allowed = await mayGiveBack(tx, context, locked.value, oere(input.amount));
    if (!allowed.ok) return allowed;
    const brought = { lines, deducted, shop: reservation.shop };
    const back = await takeBackLocked(tx, context.parts.checkout, { reservation, payment }, brought);
    if (!back.ok) return refused(explained(back.refusal, locked.value));
    const { refund, withdrawal, pieces } = back.value;
    if (refund !== input.amount) return refused({ code: 'refused', reason: 'other-sum' });
    await tx.deskOrders.raiseVersion(id);
    const after = { withdrawal, pieces, refund, deducted, lines };
    return done({
      answer: { amount: refund },
      audit: { subject: `reservation:${id}`, after, reason: 'withdrawal', shop: reservation.shop },
    });
  },
);

interface Chosen {
  readonly lines: readonly { readonly ean: string; readonly count: number }[];
  readonly freight: boolean;
  readonly deducted: number;
}

/** What the chosen pieces were paid with, to the øre, less what is withheld; null: there are no such pieces. */
function chosenSum(reservation: StoredReservation, { lines, freight, deducted }: Chosen): Oere | null {
  let sum = freight ? Number(reservation.freight) : 0;
  for (const line of withdrawableLines(reservation)) {
    const count = lines.filter(({ ean }) => ean === line.ean).reduce((all, one) => all + one.count, 0);
    if (count > line.count - line.withdrawn) return null;
    if (count > 0) sum += lineRefund(line, line.withdrawn, count);
  }
  const isKnown = lines.every(({ ean }) => reservation.lines.some((line) => line.ean === ean));
  return isKnown && sum - deducted > 0 ? oere(sum - deducted) : null;
}

/** The role's limit, and that the payment is settled: money of an unknown payment is not moved. */
async function mayGiveBack(
  tx: DeskTransaction,
  { actor, now }: DeskContext,
  { reservation, payment }: LockedDeskOrder,
  amount: Oere,
): Promise<Result<null, WorkRefusal>> {
  const denied = denial(actor, 'orders.refund', { amount });
  if (denied !== null) return refused(denied.code === 'role' ? { code: 'role', roles: [...denied.roles] } : denied);
  const extras = await tx.deskOrders.extras(reservation.id);
  const money = extras?.money ?? null;
  if (money !== null && money.underWay > 0) return refused({ code: 'conflict', reason: 'refund-under-way' });
  if (money !== null && (money.isStuck || isPendingTooLong(money.isPendingSince, now)))
    return refused({ code: 'conflict', reason: 'unsettled', values: { provider: payment?.provider ?? '' } });
  return done(null);
}

function explained({ code }: Refusal, { payment }: LockedDeskOrder): WorkRefusal {
  if (code === 'unknown') return { code: 'unknown' };
  if (code === 'refund-under-way') return { code: 'conflict', reason: code };
  const most = payment === null ? 0 : payment.captured - payment.refunded;
  return { code: 'refused', reason: code, values: { most } };
}
