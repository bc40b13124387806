import type { ShopRecord } from '#contract/place.ts';
import { parseOpeningHours } from '#domain/shop/opening-hours.ts';

/** DEC-125: entries of a shop's opening hours that cannot be read. They are left out where hours are shown, so somebody must be told. */
export function unreadHours(shops: readonly Pick<ShopRecord, 'id' | 'openingHours'>[]) {
  return shops.flatMap(({ id, openingHours }) => {
    const { skipped } = parseOpeningHours(openingHours);
    return skipped.length === 0 ? [] : [{ shop: id, skipped }];
  });
}
