import type { Variant } from '#domain/article/variant.ts';
import { sortShops } from '#domain/shop/distance.ts';
import type { OpeningException } from '#domain/shop/shop.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';

/** What of a shop the list shows; its hours come after the page is shown. */
export interface StockShop {
  readonly id: number;
  /** Its number in the chain. */
  readonly no?: string;
  readonly name: string;
  /** As the chain's data has it, where they are told apart from other chains'. */
  readonly fullName?: string;
  readonly slug: string;
  readonly address: string;
  readonly postNo: string;
  readonly postPlace: string;
  readonly openingHours?: string;
  readonly openingExceptions?: readonly OpeningException[];
}

export interface ShopRow {
  readonly shop: StockShop;
  /** Pieces of the variants in question. */
  readonly qty: number;
  /** The sizes among them, in their order. */
  readonly sizes: readonly string[];
  /** Metres; null where no place is known. */
  readonly distance: number | null;
}

export interface StockQuery {
  /** One when it is picked, else those the choice leaves open. */
  readonly variants: readonly Variant[];
  /** By name, as the API lists them. */
  readonly shops: readonly StockShop[];
  readonly distances: ReadonlyMap<number, number>;
  /** Listed even when it has none. */
  readonly myShopId: number | null;
}

/** The shops that have it, nearest first, else by name; the web stock is none of them (DEC-39, DEC-92). */
export function shopRows({ variants, shops, distances, myShopId }: StockQuery): readonly ShopRow[] {
  const sizes = [...new Set(variants.map(({ size }) => size.name))];
  const rows = shops
    .filter(({ id }) => id !== webStockShop)
    .map((shop) => ({
      shop,
      name: shop.name,
      qty: variants.reduce((sum, variant) => sum + piecesIn(variant, shop.id), 0),
      sizes: sizes.filter((name) =>
        variants.some((variant) => variant.size.name === name && piecesIn(variant, shop.id) > 0),
      ),
      distance: distances.get(shop.id) ?? null,
    }));
  const shown = rows.filter(({ shop, qty }) => qty > 0 || shop.id === myShopId);
  return distances.size === 0 ? shown : sortShops(shown); // a copy, TRAP-04
}

/** The nearest ones; the shopper's own shop is among them wherever it is. */
export function nearestRows(rows: readonly ShopRow[], most: number, myShopId: number | null): readonly ShopRow[] {
  return rows.filter(({ shop }, index) => index < most || shop.id === myShopId);
}

/** TXT-16: shops other than 55 that have it. */
export function shopCount(rows: readonly ShopRow[]): number {
  return rows.filter(({ qty }) => qty > 0).length;
}

/** Pieces that can only be sent. */
export function isInWebStock(variants: readonly Variant[]): boolean {
  return variants.some((variant) => piecesIn(variant, webStockShop) > 0);
}

function piecesIn({ shops }: Variant, shopId: number): number {
  return shops.find(({ id }) => id === shopId)?.qty ?? 0;
}
