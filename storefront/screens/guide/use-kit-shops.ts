import { useMemo, useState } from 'react';
import { type KitNeed, type KitShopChoice, kitShops } from '#domain/guide/kit-choice.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { useShopDistances } from '../../data/shop-distances.ts';
import { type ShopperPlace, useShopperPlace } from '../../data/shopper-place.ts';
import { startLists, useStartList } from '../../data/start-lists.ts';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';

export interface KitShops {
  /** Those that lack least first. */
  readonly choices: readonly KitShopChoice[];
  readonly chosen: KitShopChoice | null;
  readonly place: ShopperPlace | null;
  readonly choose: (id: ShopId) => void;
}

/** Where the kit is to be collected: what was picked here, else the shopper's own shop, else the best one near their place. */
export function useKitShops(needs: readonly KitNeed[]): KitShops {
  const myShop = useMyShop();
  const place = useShopperPlace();
  const shops = useStartList(startLists.shops);
  const distances = useShopDistances(place?.coords ?? myShop?.coords ?? null);
  const [picked, setPicked] = useState<ShopId | null>(null);
  const choices = useMemo(
    () =>
      kitShops(
        needs,
        shops.map(({ id, name }) => ({ id: shopId(id), name, distance: distances.get(id) ?? null })),
      ),
    [needs, shops, distances],
  );
  const known = (id: number | undefined) => choices.find((choice) => choice.id === id);
  const nearest = place === null || distances.size === 0 ? undefined : choices[0];
  return {
    choices,
    chosen: known(picked ?? undefined) ?? known(myShop?.id) ?? nearest ?? null,
    place,
    choose: setPicked,
  };
}
