import { type ShopCalendar, shopCalendar } from '#domain/shop/shop-calendar.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';

/** When a shop is open; null for one that is no longer published, whose hours nobody knows. */
export function shopHours({ published }: Pick<CheckoutParts, 'published'>, shop: ShopId): ShopCalendar | null {
  const record = published.current.shops.find(({ id }) => id === shop);
  return record === undefined ? null : shopCalendar(record);
}
