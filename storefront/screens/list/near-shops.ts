import { sortShops } from '#domain/shop/distance.ts';
import type { NearShop } from '../../features/stock-line/stock-text.ts';

export interface NearShopsQuery {
  readonly shops: readonly { readonly id: number; readonly name: string }[];
  /** Metres by shop id; empty until they are measured. */
  readonly distances: ReadonlyMap<number, number>;
  readonly myShopId: number | null;
  /**
   * The distances are measured from the shopper's own shop, as no other place is known; its own distance is then
   * meaningless.
   */
  readonly fromMyShop: boolean;
}

/** The shopper's own shop, then the others by distance as far as it is known. */
export function nearShops({ shops, distances, myShopId, fromMyShop }: NearShopsQuery): readonly NearShop[] {
  const named = shops.map(({ id, name }) => ({
    id,
    name,
    distance: id === myShopId && fromMyShop ? null : (distances.get(id) ?? null),
  }));
  const own = named.filter(({ id }) => id === myShopId);
  const others = named.filter(({ id, distance }) => id !== myShopId && distance !== null);
  return [...own, ...sortShops(others)];
}
