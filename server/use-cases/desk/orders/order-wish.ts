import type { DeskInput } from '#contract/desk/schemas.ts';
import { readPersonSearch } from '#domain/order/order-search.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { openTimeBetween } from '#domain/shop/open-time.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { shopsSeen } from '#domain/staff/may.ts';
import { readOsloInstant } from '#domain/time/oslo.ts';
import type { DeskOrders, OrderWish, WaitingOrder } from '#server/ports/desk/desk-orders.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import type { DeskContext } from '../desk-use-case.ts';

/** What the chain promises: ready within two hours of the shop's day. */
export const promisedMs = 2 * 60 * 60_000;
/** A shopper is given this long at the provider's page before anybody wonders. */
const pendingMs = 15 * 60_000;

const { received, inProgress, readyToCollect } = reservationStatus;

type Reading = { readonly deskOrders: DeskOrders };

/** Which shops' orders the person sees, narrowed to one where it is asked for; one that is not theirs gives none. */
export function shopsOf({ actor }: Pick<DeskContext, 'actor'>, shop: number | undefined): readonly ShopId[] | null {
  const seen = shopsSeen(actor, 'orders.see');
  if (shop === undefined) return seen;
  return seen === null || seen.includes(shopId(shop)) ? [shopId(shop)] : [];
}

export async function orderWish(
  tx: Reading,
  {
    view = 'all',
    q,
    status,
    shop,
    channel,
    payment,
    from,
    to,
    ...rest
  }: Omit<DeskInput<'orders'>, 'after'> & { after?: string | undefined },
  context: DeskContext,
): Promise<OrderWish> {
  const shops = shopsOf(context, shop);
  return {
    ...rest,
    shops,
    ...(q === undefined || q === '' ? {} : { search: readPersonSearch(q) }),
    ...(channel === undefined ? {} : { delivery: channel === 'deliver' }),
    ...(payment === undefined ? {} : { payment }),
    ...(from === undefined ? {} : { from: readOsloInstant(from, 'start') ?? 0 }),
    ...(to === undefined ? {} : { to: (readOsloInstant(to, 'end') ?? 0) + 1 }),
    ...(await viewed(tx, view, shops, context)),
    ...(status === undefined ? {} : { statuses: [status] }),
  };
}

/** A view as what it holds. */
export async function viewed(
  tx: Reading,
  view: NonNullable<DeskInput<'orders'>['view']>,
  shops: readonly ShopId[] | null,
  context: DeskContext,
): Promise<Pick<OrderWish, 'statuses' | 'ids'>> {
  switch (view) {
    case 'waiting':
      return { statuses: [received, inProgress] };
    case 'ready':
      return { statuses: [readyToCollect] };
    case 'late': {
      const waiting = await tx.deskOrders.waiting(shops);
      return { ids: waiting.filter((order) => isLate(order, context)).map(({ id }) => id) };
    }
    case 'unsettled':
      return { ids: await tx.deskOrders.unsettled(shops, context.now - pendingMs) };
    case 'withdrawn':
      return { ids: await tx.deskOrders.withdrawn(shops) };
    case 'all':
      return {};
  }
}

/** Sent goods have no shop that keeps a customer waiting. */
export function isLate(order: WaitingOrder, context: DeskContext): boolean {
  return !order.delivery && waitedMs(order, context) > promisedMs;
}

/** How long an order has waited while its shop was open; by the clock where nobody knows the hours. */
export function waitedMs(
  { shop, receivedAt }: Pick<WaitingOrder, 'shop' | 'receivedAt'>,
  { parts, now }: Pick<DeskContext, 'parts' | 'now'>,
): number {
  const hours = shopHours(parts, shop);
  return hours === null ? now - receivedAt : openTimeBetween(hours, receivedAt, now);
}

export function isPendingTooLong(since: number | null, now: number): boolean {
  return since !== null && since < now - pendingMs;
}
