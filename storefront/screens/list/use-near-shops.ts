import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import type { NearShop } from '../../features/stock-line/stock-words.ts';

/** The shops whose stock a card tells of: the shopper's own. None until it is known (DEC-05). */
export function useNearShops(): readonly NearShop[] {
  const shop = useMyShop();
  return shop === null ? [] : [{ id: shop.id, name: shop.name, distance: shop.distance }];
}
