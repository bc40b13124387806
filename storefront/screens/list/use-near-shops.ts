import { useMemo } from 'react';
import { useShopDistances } from '../../data/shop-distances.ts';
import { useShopperPlace } from '../../data/shopper-place.ts';
import { startLists, useStartList } from '../../data/start-lists.ts';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import type { NearShop } from '../../features/stock-line/stock-text.ts';
import { nearShops } from './near-shops.ts';

/** How many shops are looked at; nobody goes further for an article. */
const mostShops = 4;

/** A constant, so that its identity never triggers a render. */
const none: readonly NearShop[] = [];

/** The shops whose stock a card tells of: the shopper's own and the nearest. None until something is known (DEC-05). */
export function useNearShops(): readonly NearShop[] {
  const all = useShopsByDistance();
  return useMemo(() => all.slice(0, mostShops), [all]);
}

/** All shops whose distance is known, the shopper's own before them. */
export function useShopsByDistance(): readonly NearShop[] {
  const myShop = useMyShop();
  const place = useShopperPlace();
  const shops = useStartList(startLists.shops);
  const distances = useShopDistances(place?.coords ?? myShop?.coords ?? null);
  const myShopId = myShop?.id ?? null;
  const fromMyShop = place === null;
  return useMemo(
    () => (myShopId === null && distances.size === 0 ? none : nearShops({ shops, distances, myShopId, fromMyShop })),
    [shops, distances, myShopId, fromMyShop],
  );
}
