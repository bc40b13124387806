import type { Ean } from '#domain/article/ean.ts';
import type { Variant } from '#domain/article/variant.ts';
import { type Kroner, kronerOf, oere, oereOf } from '#domain/money/money.ts';
import { sortShops } from '#domain/shop/distance.ts';
import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';
import type { GoodsKind } from './goods-kinds.ts';
import { packagesFor } from './kindergarten-kit.ts';

/** An article that may stand for a thing of the kit, in the sizes that fit. */
export interface KitArticle {
  readonly articleId: number;
  readonly name: string;
  readonly price: Kroner;
  /** Pieces of one variant that may be bought at once. */
  readonly limit: number | null;
  /** Those of the size to choose first. */
  readonly variants: readonly Variant[];
}

export interface KitNeed<A extends KitArticle = KitArticle> {
  readonly kind: GoodsKind;
  readonly count: number;
  /** Best first. */
  readonly goods: readonly A[];
  /** The one the shopper has put in the place of ours. */
  readonly wanted: number | null;
}

export interface KitLine {
  readonly variant: Variant;
  readonly count: number;
}

/** What becomes of a need. */
export interface KitPick<A extends KitArticle = KitArticle> {
  readonly kind: GoodsKind;
  /** Null: nothing of its kind in the size. */
  readonly article: A | null;
  /** Packages of the article that the need takes. */
  readonly count: number;
  /** What is put in the cart; empty where no shop is chosen. */
  readonly lines: readonly KitLine[];
  /** Packages that the shop does not have. */
  readonly missing: number;
}

/** Pieces that other things of the kit take already: waterproof mittens and dry ones may be the same article. */
type Taken = ReadonlyMap<Ean, number>;

/** What a shop has for each need; without a shop, what is to be had somewhere. */
export function kitAt<A extends KitArticle>(needs: readonly KitNeed<A>[], shop: ShopId | null): readonly KitPick<A>[] {
  const taken = new Map<Ean, number>();
  return needs.map((need) => {
    const pick = pickFor(need, shop, taken);
    for (const { variant, count } of pick.lines) taken.set(variant.ean, (taken.get(variant.ean) ?? 0) + count);
    return pick;
  });
}

/**
 * The article the shopper wants, or the first of its kind of which there is enough, or the one of which there is most. Two
 * wool sets may well be of two colours.
 */
function pickFor<A extends KitArticle>(need: KitNeed<A>, shop: ShopId | null, taken: Taken): KitPick<A> {
  const own = need.goods.find(({ articleId }) => articleId === need.wanted);
  const goods = own === undefined ? need.goods : [own];
  const picks = goods.map((article) => pickOf(need, article, shop, taken));
  const [best] = [...picks].sort((a, b) => a.missing / a.count - b.missing / b.count); // stable: of equals the better article
  return best ?? { kind: need.kind, article: null, count: need.count, lines: [], missing: need.count };
}

function pickOf<A extends KitArticle>(need: KitNeed<A>, article: A, shop: ShopId | null, taken: Taken): KitPick<A> {
  const count = packagesFor(need.count, article.name);
  const pick = { kind: need.kind, article, count };
  if (shop === null) return { ...pick, lines: [], missing: isAnywhere(article) ? 0 : count };
  const lines = linesAt(article, shop, count, taken);
  return { ...pick, lines, missing: count - lines.reduce((sum, line) => sum + line.count, 0) };
}

function linesAt({ variants, limit }: KitArticle, shop: ShopId, count: number, taken: Taken): readonly KitLine[] {
  const lines: KitLine[] = [];
  let left = count;
  for (const variant of variants) {
    const gone = taken.get(variant.ean) ?? 0;
    const most = Math.min(piecesAt(variant, shop) - gone, (limit ?? count + gone) - gone, left);
    if (most <= 0) continue;
    lines.push({ variant, count: most });
    left -= most;
  }
  return lines;
}

function isAnywhere({ variants }: KitArticle): boolean {
  return variants.some(({ shops }) => shops.some(({ id }) => id !== webStockShop));
}

export function piecesAt({ shops }: Pick<Variant, 'shops'>, shop: ShopId): number {
  return shops.find(({ id }) => id === shop)?.qty ?? 0;
}

/** What is put in the cart costs; where no shop is chosen, what the kit would cost. */
export function kitSum(picks: readonly KitPick[], shop: ShopId | null): Kroner {
  const total = picks.reduce((sum, { article, count, missing }) => {
    const bought = shop === null ? count : count - missing;
    return article === null ? sum : sum + oereOf(article.price) * bought;
  }, 0);
  return kronerOf(oere(total));
}

export interface KitShop {
  readonly id: ShopId;
  readonly name: string;
  /** Metres; null where no place is known. */
  readonly distance: number | null;
}

export interface KitShopChoice extends KitShop {
  /** Kinds of which it has nothing or too little. */
  readonly lacking: readonly GoodsKind[];
}

/**
 * The shops by how much of the kit they lack, nearest first among equals; the web stock is none of them (DEC-92). What no
 * shop has is not held against any.
 */
export function kitShops(needs: readonly KitNeed[], shops: readonly KitShop[]): readonly KitShopChoice[] {
  const choices = sortShops(shops.filter(({ id }) => id !== webStockShop)).map((shop) => ({
    ...shop,
    lacking: kitAt(needs, shop.id)
      .filter(({ article, missing }) => article !== null && missing > 0)
      .map(({ kind }) => kind),
  }));
  return [...choices].sort((a, b) => a.lacking.length - b.lacking.length);
}
