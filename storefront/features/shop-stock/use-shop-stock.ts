import { articleText } from '#content/nb/article.ts';
import type { Variant } from '#domain/article/variant.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { useShopDistances } from '#storefront/data/shop-distances.ts';
import { type ShopperPlace, useShopperPlace } from '#storefront/data/shopper-place.ts';
import { startLists, useStartList } from '#storefront/data/start-lists.ts';
import { isInWebStock, type ShopRow, type StockShop, shopCount, shopRows } from './shop-rows.ts';

export interface MyShop {
  readonly id: number;
  readonly name: string;
  readonly coords: Coords;
}

export interface ShopStock {
  readonly rows: readonly ShopRow[];
  readonly shopCount: number;
  readonly inWebStock: boolean;
  /** What the distances are measured from, in words; null while nothing is known. */
  readonly from: string | null;
  readonly heading: string;
}

/**
 * Where the variants stand, by distance from the shopper's place or, before they have told, from their own shop. The
 * server's list of shops serves until the whole one is there.
 */
export function useShopStock(
  variants: readonly Variant[],
  rendered: readonly StockShop[],
  myShop: MyShop | null,
): ShopStock {
  const all = useStartList(startLists.shops);
  const place = useShopperPlace();
  const distances = useShopDistances(place?.coords ?? myShop?.coords ?? null);
  const shops = all.length > 0 ? all : rendered;
  const rows = shopRows({ variants, shops, distances, myShopId: myShop?.id ?? null });
  return {
    rows,
    shopCount: shopCount(rows),
    inWebStock: isInWebStock(variants),
    from: place?.postcode ?? (place === null ? (myShop?.name ?? null) : articleText.stock.yourPlace),
    heading: headingOf(place, myShop),
  };
}

function headingOf(place: ShopperPlace | null, myShop: MyShop | null): string {
  const { near, nearYou, heading } = articleText.stock;
  if (place !== null) return place.postcode === null ? nearYou : near(place.postcode);
  return myShop === null ? heading : near(myShop.name);
}
