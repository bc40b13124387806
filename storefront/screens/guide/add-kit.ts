import { mapArticles } from '#contract/map-article.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { Ean } from '#domain/article/ean.ts';
import type { Variant } from '#domain/article/variant.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import type { KitPick } from '#domain/guide/kit-choice.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { cart, dispatchCart } from '../../features/cart/cart-store.ts';

export interface NotAdded {
  readonly name: string;
  readonly pieces: number;
}

export type KitResult =
  | { readonly ok: true; readonly added: number; readonly notAdded: readonly NotAdded[] }
  | { readonly ok: false };

interface Wanted {
  readonly articleId: number;
  readonly name: string;
  readonly variant: Variant;
  readonly count: number;
}

/**
 * Puts the kit in the cart as one shop holds it. The server is asked first what of it that shop has now, together with what
 * the cart holds already; the cart's own limits bind every piece (CART-04 to CART-06).
 */
export async function addKit(
  api: Pick<ShopApi, 'validateCart' | 'articleBundle'>,
  picks: readonly KitPick[],
  shop: ShopId,
): Promise<KitResult> {
  const wanted = wantedOf(picks);
  if (wanted.length === 0) return { ok: true, added: 0, notAdded: [] };
  const items = wanted.map(({ variant, count }) => ({
    EanNo: variant.ean,
    Count: inCart(variant.ean) + count,
    CampaignArticleID: null,
  }));
  const [verdict, bundle] = await Promise.all([
    api.validateCart({ items, ShopID: shop, delivery: false }),
    api.articleBundle({ articles: [...new Set(wanted.map(({ articleId }) => articleId))].join(',') }),
  ]);
  if (!verdict.ok || !bundle.ok) return { ok: false };
  const articles = new Map(mapArticles(bundle.data, logMissingData).map((article) => [article.id, article]));
  const most = new Map(verdict.data.cartErrors.map(({ eanNo, available }) => [eanNo, available]));
  const results = wanted.map(({ articleId, name, variant, count }) => {
    const article = articles.get(articleId);
    const room = (most.get(variant.ean) ?? Number.POSITIVE_INFINITY) - inCart(variant.ean);
    const added = article === undefined ? 0 : addPieces(article, variant, Math.min(count, Math.max(0, room)));
    return { name, added, left: count - added };
  });
  return {
    ok: true,
    added: results.reduce((sum, { added }) => sum + added, 0),
    notAdded: results.filter(({ left }) => left > 0).map(({ name, left }) => ({ name, pieces: left })),
  };
}

/** One line for each variant, as two things of the kit may be the same article. */
function wantedOf(picks: readonly KitPick[]): readonly Wanted[] {
  const byEan = new Map<Ean, Wanted>();
  for (const { article, lines } of picks) {
    if (article === null) continue;
    for (const { variant, count } of lines) {
      const before = byEan.get(variant.ean)?.count ?? 0;
      byEan.set(variant.ean, { articleId: article.articleId, name: article.name, variant, count: before + count });
    }
  }
  return [...byEan.values()];
}

function addPieces(article: Parameters<typeof cartLineOf>[0], variant: Variant, count: number): number {
  const before = inCart(variant.ean);
  for (let piece = 0; piece < count; piece += 1) dispatchCart({ type: 'add', line: cartLineOf(article, variant) });
  return inCart(variant.ean) - before;
}

function inCart(ean: Ean): number {
  return cart.get().orders.find((line) => line.ean === ean)?.count ?? 0;
}
