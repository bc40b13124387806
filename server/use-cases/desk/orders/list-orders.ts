import type { OrderRow } from '#contract/desk/orders/order-list.ts';
import { type OrderView, orderViews } from '#contract/desk/orders/order-view.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { may } from '#domain/staff/may.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import type { ListedOrder } from '#server/ports/desk/desk-orders.ts';
import { done } from '#server/ports/result.ts';
import { type DeskContext, deskRead } from '../desk-use-case.ts';
import { orderWish, shopsOf, viewed, waitedMs } from './order-wish.ts';

const minute = 60_000;
const { received, inProgress } = reservationStatus;

export const listOrders = deskRead('orders', async (tx, input, context) => {
  const wish = await orderWish(tx, input, context);
  const unsettled = new Set((await viewed(tx, 'unsettled', wish.shops, context)).ids);
  const page = await tx.deskOrders.page(wish);
  return done({ ...page, rows: page.rows.map((row) => shown(row, unsettled, context)) });
});

function shown(
  { shopId: shop, receivedAt, ...row }: ListedOrder,
  unsettled: ReadonlySet<number>,
  context: DeskContext,
): OrderRow {
  const waits = row.status === received || row.status === inProgress;
  return {
    ...row,
    isUnsettled: row.isUnsettled || unsettled.has(row.id),
    waitedMinutes: waits ? Math.floor(waitedMs({ shop, receivedAt }, context) / minute) : null,
  };
}

export const countViews = deskRead('orderViews', async (tx, _input, context) => {
  const shops = shopsOf(context, undefined);
  const counts: Partial<Record<OrderView, { count: number; isExact: boolean }>> = {};
  for (const view of orderViews) {
    const wish = await viewed(tx, view, shops, context);
    counts[view] =
      wish.ids === undefined
        ? await tx.deskOrders.count({ ...wish, shops })
        : { count: wish.ids.length, isExact: true };
  }
  const midnight = osloInstant(osloTime(context.now).date, 0);
  const { count: today } = await tx.deskOrders.count({ shops, from: midnight });
  const known = context.parts.published.current.shops.filter(({ id }) =>
    may(context.actor, 'orders.see', { shopId: shopId(id) }),
  );
  const named = known.map(({ id, name }) => ({ id, name }));
  const saved = context.actor.member === null ? [] : await tx.deskOrders.savedViews(context.actor.member);
  return done({ views: counts as Record<OrderView, { count: number; isExact: boolean }>, saved, today, shops: named });
});

/** More rows than anybody reads; a larger file is asked for by narrower filters. */
const mostInFile = 10_000;

export const takeOutOrders = deskRead('ordersFile', async (tx, input, context) => {
  const { ids: chosen, ...asked } = input;
  const wish = await orderWish(tx, asked, context);
  const ids = chosen?.split(',').map(Number);
  const both = ids === undefined ? wish : { ...wish, ids: ids.filter((id) => wish.ids?.includes(id) ?? true) };
  const rows = await tx.deskOrders.list(both, mostInFile + 1);
  const taken = rows.slice(0, mostInFile);
  const filters = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => name !== 'q' && value !== undefined),
  );
  await context.note({ action: 'orders-exported', subject: 'orders', after: { ...filters, rows: taken.length } });
  return done({ rows: taken.map((row) => shown(row, new Set(), context)), isWhole: rows.length <= mostInFile });
});
