import type { OrderStatusAnswer, OrderStatusRequest } from '#contract/system/order-status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import type { CounterTransaction } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import type { LockedOrder } from '../counter/act-on-order.ts';
import type { Refusal } from '../counter/counter-parts.ts';
import { awaitedWithdrawal } from '../counter/reading/read-returnable.ts';
import { type Brought, bringBack } from '../counter/take-back.ts';

/** Why an order is not moved: the counter's reasons. */
export type OrderMoveRefusal = Refusal['code'] | 'nothing-awaited';

/** A withdrawal whose goods have not come yet. */
export function awaitedReturn(reservation: StoredReservation): StoredWithdrawal | null {
  return awaitedWithdrawal(reservation);
}

/** Goods have come back: those named, or all that the customer has told of. */
export async function receiveReturn(
  tx: CounterTransaction,
  checkout: CheckoutParts,
  order: LockedOrder,
  lines: OrderStatusRequest['lines'] | null,
): Promise<Result<Omit<OrderStatusAnswer, 'order'>, OrderMoveRefusal>> {
  const { reservation } = order;
  const awaited = awaitedReturn(reservation);
  const brought = lines == null ? toldOf(awaited) : named(lines);
  if (brought === null)
    return reservation.withdrawals.length > 0
      ? done({ result: 'unchanged', status: reservation.status })
      : refused('nothing-awaited');
  const back = await bringBack(tx, { checkout, now: checkout.now }, reservation.shop, order, brought);
  if (!back.ok) return refused(back.refusal.code);
  return done({ result: 'applied', status: reservation.status, refund: back.value.refund });
}

function toldOf(awaited: StoredWithdrawal | null): Brought | null {
  if (awaited === null) return null;
  return { lines: awaited.lines.map(({ ean, count }) => ({ ean, count, condition: 'as-new' })), deducted: 0 };
}

function named(lines: NonNullable<OrderStatusRequest['lines']>): Brought {
  return {
    lines: lines.map(({ ean, count, sellable }) => ({ ean, count, condition: sellable ? 'as-new' : 'unsellable' })),
    deducted: 0,
  };
}
