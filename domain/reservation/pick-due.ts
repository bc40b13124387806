import { readyTime } from '#domain/shop/ready-time.ts';
import type { ShopCalendar } from '#domain/shop/shop-calendar.ts';

/**
 * When the goods should be ready: what the customer was told when ordering, two hours of opening time after the shop got
 * the order. Null where the shop's hours are not known, as those of the web stock.
 */
export function pickDue(hours: ShopCalendar | null, receivedAt: number): number | null {
  return hours === null ? null : readyTime(hours, receivedAt);
}
