import type { OrderStatusAnswer, OrderStatusRequest } from '#contract/system/order-status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import type { CounterTransaction } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import type { LockedOrder } from '../counter/act-on-order.ts';
import type { Refusal } from '../counter/counter-parts.ts';
import { awaitedWithdrawal } from '../counter/reading/read-returnable.ts';
import { type Brought, takeBackLocked } from '../counter/take-back.ts';

/** Why an order is not moved: the counter's reasons. */
export type OrderMoveRefusal = Refusal['code'] | 'nothing-awaited';

/** How many of an ean stand in the shop more (or, below 0, less) than before. */
export interface MovedPieces {
  readonly ean: string;
  readonly count: number;
}

export function byEan(lines: readonly MovedPieces[]): MovedPieces[] {
  const counts = new Map<string, number>();
  for (const { ean, count } of lines) counts.set(ean, (counts.get(ean) ?? 0) + count);
  return [...counts].filter(([, count]) => count !== 0).map(([ean, count]) => ({ ean, count }));
}

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
): Promise<Result<Omit<OrderStatusAnswer, 'order'> & { readonly pieces: readonly MovedPieces[] }, OrderMoveRefusal>> {
  const { reservation } = order;
  const awaited = awaitedReturn(reservation);
  const brought = lines == null ? toldOf(awaited) : named(lines);
  if (brought === null)
    return reservation.withdrawals.length > 0
      ? done({ result: 'unchanged', status: reservation.status, pieces: [] })
      : refused('nothing-awaited');
  const back = await takeBackLocked(tx, checkout, order, { ...brought, shop: reservation.shop });
  if (!back.ok) return refused(back.refusal.code);
  const pieces = byEan(brought.lines.filter(({ condition }) => condition === 'as-new'));
  return done({ result: 'applied', status: reservation.status, refund: back.value.refund, pieces });
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
