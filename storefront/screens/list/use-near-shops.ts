import { useMemo } from 'react';
import { useShopDistances } from '../../data/shop-distances.ts';
import { useShopperPlace } from '../../data/shopper-place.ts';
import { startLists } from '../../data/start-lists.ts';
import { useStore } from '../../data/store.ts';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import type { NearShop } from '../../features/stock-line/stock-words.ts';
import { nearShops } from './near-shops.ts';

/** The shops a shopper may go to, their own and the nearest first. None until something is known of them (DEC-05). */
export function useNearShops(): readonly NearShop[] {
  const myShop = useMyShop();
  const place = useShopperPlace();
  const shops = useStore(startLists.shops);
  const distances = useShopDistances(place?.coords ?? myShop?.coords ?? null);
  const myShopId = myShop?.id ?? null;
  const fromMyShop = place === null;
  return useMemo(() => nearShops({ shops, distances, myShopId, fromMyShop }), [shops, distances, myShopId, fromMyShop]);
}
