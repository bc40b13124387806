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
  const held = heldByShop(variants);
  const rows = shops
    .filter(({ id }) => id !== webStockShop)
    .map((shop) => {
      const { qty, sizes } = held.get(shop.id) ?? nothing;
      return { shop, name: shop.name, qty, sizes: [...sizes], distance: distances.get(shop.id) ?? null };
    });
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
  return variants.some(({ shops }) => shops.some(({ id, qty }) => id === webStockShop && qty > 0));
}

interface Held {
  qty: number;
  readonly sizes: Set<string>;
}

const nothing: Held = { qty: 0, sizes: new Set() };

/** In one go through all stock: looking for each shop in each variant was the longest part of an article's start and of a press on a size. */
function heldByShop(variants: readonly Variant[]): ReadonlyMap<number, Held> {
  const held = new Map<number, Held>();
  // Sizes come in the order in which the variants first name them, held or not.
  for (const [name, ofSize] of Map.groupBy(variants, ({ size }) => size.name))
    for (const { id, qty } of ofSize.flatMap(({ shops }) => shops)) {
      const shop = held.get(id) ?? { qty: 0, sizes: new Set() };
      shop.qty += qty;
      if (qty > 0) shop.sizes.add(name);
      held.set(id, shop);
    }
  return held;
}
