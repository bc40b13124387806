import { useEffect, useMemo } from 'react';
import type { ShopRecord } from '#contract/place.ts';
import { sortShops } from '#domain/shop/distance.ts';
import type { ShopDistances } from '../../data/measure-distances.ts';
import { storeDistances, useShopDistances } from '../../data/shop-distances.ts';
import { rememberPlace, type ShopperPlace, useShopperPlace } from '../../data/shopper-place.ts';
import type { ShopsData } from './load-shops.ts';

export interface SortedShops {
  /** Nearest first where distances are known, else by name. */
  readonly shops: readonly ShopRecord[];
  readonly place: ShopperPlace | null;
  /** Distances are known, so the order means something. */
  readonly measured: boolean;
}

/**
 * The shops by distance from the shopper's place. The server knows the postcode in the url; in the browser it becomes
 * the shopper's place like any other they give, and the latest counts.
 */
export function useSortedShops({ shops, asked }: ShopsData): SortedShops {
  const askedPlace = useMemo(
    () => (asked?.place == null ? null : { ...asked.place, postcode: asked.postcode }),
    [asked],
  );
  useEffect(() => {
    if (asked === null || askedPlace === null) return;
    if (asked.metres.length > 0) storeDistances(askedPlace.coords, new Map(asked.metres));
    rememberPlace(askedPlace);
  }, [asked, askedPlace]);
  const told = useShopperPlace();
  const measured = useShopDistances(told?.coords ?? null);
  const place = told ?? askedPlace;
  const askedMetres = useMemo(() => new Map(asked?.metres), [asked]);
  const distances = told === null && asked !== null ? askedMetres : measured;
  const sorted = useMemo(
    () => (distances.size === 0 ? shops : sortShops(withMetres(shops, distances))),
    [shops, distances],
  );
  return { shops: sorted, place, measured: distances.size > 0 };
}

function withMetres(shops: readonly ShopRecord[], distances: ShopDistances): readonly ShopRecord[] {
  return shops.map((shop) => ({ ...shop, distance: distances.get(shop.id) ?? null }));
}
