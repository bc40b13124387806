import type { OverviewAnswer } from '#contract/desk/overview/schemas.ts';
import { openTimeBetween } from '#domain/shop/open-time.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { ReadyOrder } from '#server/ports/desk/desk-figures.ts';
import type { WaitingOrder } from '#server/ports/desk/desk-orders.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import type { DeskContext } from '../desk-use-case.ts';
import { promisedMs, waitedMs } from '../orders/order-wish.ts';

/** Of a hundred orders so many shall be ready in time. */
const goal = 90;
const named = 4;

export interface ShopSpeed {
  readonly shop: ShopId;
  readonly name: string;
  readonly minutes: number;
  readonly orders: number;
}

/** How long orders took while their shop was open; those that wait still count with what they have waited. */
export function shopSpeeds(
  ready: readonly ReadyOrder[],
  waiting: readonly WaitingOrder[],
  context: Pick<DeskContext, 'parts' | 'now'>,
): { readonly inTime: OverviewAnswer['inTime']; readonly speeds: readonly ShopSpeed[] } {
  const took = ready.map((order) => ({ shop: order.shop, ms: openMs(order, context) }));
  const still = waiting
    .map((order) => ({ shop: order.shop, ms: waitedMs(order, context), delivery: order.delivery }))
    .filter(({ delivery, ms }) => !delivery && ms > promisedMs);
  const all = [...took, ...still];
  const { shops } = context.parts.published.current;
  const speeds = [...Map.groupBy(all, ({ shop }) => shop)]
    .map(([shop, times]) => ({
      shop,
      name: shops.find(({ id }) => id === shop)?.name ?? '',
      minutes: Math.round(times.reduce((sum, { ms }) => sum + ms, 0) / times.length / 60_000),
      orders: times.length,
    }))
    .sort((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name));
  if (all.length === 0) return { inTime: null, speeds };
  const percent = Math.round((100 * took.filter(({ ms }) => ms <= promisedMs).length) / all.length);
  const [slowest] = speeds;
  const worst = slowest !== undefined && slowest.minutes * 60_000 > promisedMs ? slowest.name : null;
  return { inTime: { percent, goal, worst }, speeds };
}

/** The slowest by name, the others as one. */
export function shownSpeeds(speeds: readonly ShopSpeed[]): NonNullable<OverviewAnswer['waiting']> {
  const rest = speeds.slice(named);
  const shown = speeds.slice(0, named).map(({ name, minutes }) => ({ shop: name, minutes, shops: 1 }));
  if (rest.length === 0) return shown;
  const orders = rest.reduce((sum, one) => sum + one.orders, 0);
  const minutes = Math.round(rest.reduce((sum, one) => sum + one.minutes * one.orders, 0) / orders);
  return [...shown, { shop: '', minutes, shops: rest.length }];
}

function openMs({ shop, receivedAt, readyAt }: ReadyOrder, { parts }: Pick<DeskContext, 'parts'>): number {
  const hours = shopHours(parts, shop);
  return hours === null ? readyAt - receivedAt : openTimeBetween(hours, receivedAt, readyAt);
}
