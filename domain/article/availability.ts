import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';
import type { Ean } from './ean.ts';
import type { ShopStock } from './variant.ts';

/** Collecting is at one shop, or at whichever one has it; delivery goes out from any shop or the web stock. */
export type Way = { readonly way: 'collect'; readonly shop: ShopId | null } | { readonly way: 'deliver' };

export interface Availability {
  /** Pieces to be had at once: what the best stocked shop for this way can hand out, as one shop fills a line (DEC-73, DEC-91). */
  readonly quantity: number;
  /** The shops that can hand out any, most stock first. */
  readonly shops: readonly ShopStock[];
}

/** What is held where, by ean. */
export type StockLookup = (ean: Ean) => readonly ShopStock[];

/**
 * The one answer to 'is it to be had?': lists, the article page, cart and checkout all ask this. Stock belongs to
 * (ean, way, shop): goods that stand in one shop alone can be collected there and be sent from there; goods in the web stock
 * alone can only be sent (GEN-04, DEC-62, DEC-91, DEC-92).
 */
export function availability(stockOf: StockLookup, ean: Ean, way: Way): Availability {
  const shops = stockOf(ean)
    .filter((shop) => shop.qty > 0 && serves(shop.id, way))
    .sort((a, b) => b.qty - a.qty || a.id - b.id);
  return { quantity: shops[0]?.qty ?? 0, shops };
}

/** Slats of the stock glyph: 3 plenty, 2 a few, 1 the last piece, 0 none. */
export type StockLevel = 0 | 1 | 2 | 3;

const plenty = 5;

export function stockLevel(quantity: number): StockLevel {
  if (quantity <= 0) return 0;
  if (quantity === 1) return 1;
  return quantity < plenty ? 2 : 3;
}

/** A lookup over the variants of one article. */
export function stockOfVariants(
  variants: readonly { readonly ean: Ean; readonly shops: readonly ShopStock[] }[],
): StockLookup {
  const byEan = new Map(variants.map((variant) => [variant.ean, variant.shops]));
  return (ean) => byEan.get(ean) ?? [];
}

function serves(shop: ShopId, way: Way): boolean {
  if (way.way === 'deliver') return true;
  return shop !== webStockShop && (way.shop === null || way.shop === shop);
}
