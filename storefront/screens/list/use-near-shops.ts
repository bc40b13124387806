import { useMemo } from 'react';
import { useShopDistances } from '../../data/shop-distances.ts';
import { useShopperPlace } from '../../data/shopper-place.ts';
import { startLists } from '../../data/start-lists.ts';
import { useStore } from '../../data/store.ts';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import type { NearShop } from '../../features/stock-line/stock-words.ts';
import { nearShops } from './near-shops.ts';

/** Further away no one goes for it. */
const mostShops = 4;

/** The shops whose stock a card tells of: the shopper's own and the nearest. None until something is known (DEC-05). */
export function useNearShops(): readonly NearShop[] {
  const all = useShopsByDistance();
  return useMemo(() => all.slice(0, mostShops), [all]);
}

/** All shops whose distance is known, the shopper's own before them. */
export function useShopsByDistance(): readonly NearShop[] {
  const myShop = useMyShop();
  const place = useShopperPlace();
  const shops = useStore(startLists.shops);
  const distances = useShopDistances(place?.coords ?? myShop?.coords ?? null);
  const myShopId = myShop?.id ?? null;
  const fromMyShop = place === null;
  return useMemo(() => nearShops({ shops, distances, myShopId, fromMyShop }), [shops, distances, myShopId, fromMyShop]);
}
