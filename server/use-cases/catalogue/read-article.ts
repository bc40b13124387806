import type { ArticleDetailRecord, ArticleRecord, Availability } from '#contract/article.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { trailingId } from '#domain/article/assign-slugs.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { ArticleStore } from '#server/ports/catalogue/article-store.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import { articleDetailRecord } from './article-record.ts';
import type { CatalogueRecords } from './catalogue-records.ts';

/** The first page of reviews goes with the article; the rest are asked for (contract/review.ts). */
const reviewsShown = 10;

/** API-16, DEC-38: a hidden article is answered, marked as such and without variants. */
export async function readArticle(
  reader: CatalogueRecords,
  store: ArticleStore,
  { id }: { id: number },
): Promise<Result<Tagged<ArticleDetailRecord>, Unknown>> {
  const article = await reader.index.article(id);
  if (article === null) return refused({ reason: 'unknown' });
  const reviewed = article.reviewCount > 0;
  const [reviews, sizeColors, pictures, goods] = await Promise.all([
    reviewed ? store.approvedReviews(id, reviewsShown) : [],
    reviewed ? store.reviewedSizeColors(id) : [],
    article.visibleOnWeb ? store.pictures(id) : [],
    article.visibleOnWeb ? store.goods(id) : null,
  ]);
  const record = articleDetailRecord(article, { reviews, sizeColors, pictures, goods }, reader.names());
  return done(tagged(record, [id]));
}

/** DEC-09, DEC-10: by the slug of its name; a slug it once had finds it too, the caller sees the present one. */
export async function readArticleByName(
  reader: CatalogueRecords,
  store: ArticleStore,
  { slug }: { slug: string },
): Promise<Result<Tagged<ArticleDetailRecord>, Unknown>> {
  const id =
    (await reader.index.bySlug(slug)) ?? (await store.articleOnceNamed(slug)) ?? (await idAtTheEnd(reader, slug));
  return id === null ? refused({ reason: 'unknown' }) : readArticle(reader, store, { id });
}

/** 'old-name-1006': a suffixed slug whose id fits is moved on to the present one; a guess finds nothing hidden (DEC-38). */
async function idAtTheEnd(reader: CatalogueRecords, slug: string): Promise<number | null> {
  const id = trailingId(slug);
  return id !== null && (await reader.index.bundle([id])).length > 0 ? id : null;
}

/** API-17, DEC-61: fresh from PostgreSQL, since the page may have been open for a while. */
export async function readAvailability(
  reader: CatalogueRecords,
  store: ArticleStore,
  { id }: { id: number },
): Promise<Result<Availability, Unknown>> {
  const article = await reader.index.article(id);
  if (article === null) return refused({ reason: 'unknown' });
  if (!article.visibleOnWeb) return done([]);
  const stock = await store.stock(article.variants.map((variant) => variant.ean));
  return done(
    article.variants.map(({ id: variantId, ean }) => {
      const shops = stock.get(ean) ?? [];
      return { VariantID: variantId, EanNo: ean, Availability: shops.length, Shops: [...shops] };
    }),
  );
}

/** API-18, DEC-60. It depends on those that are not shown, too: they may be one day. */
export async function bundleArticles(
  reader: CatalogueRecords,
  { articles }: CheckedInput<'articleBundle'>,
): Promise<Result<Tagged<ArticleRecord[]>, never>> {
  return done(tagged(await reader.records([...new Set(articles)]), asListed(articles)));
}

/** API-24, DEC-59: the chain's own product lines, featured first, at most 50. */
export async function ownBrandArticles(
  reader: CatalogueRecords,
  productLineIds: readonly number[],
): Promise<Result<Tagged<ArticleRecord[]>, never>> {
  if (productLineIds.length === 0) return done(tagged([], []));
  const { records } = await reader.page({
    scope: [{ field: 'ProductLineID', op: 'in', values: productLineIds }],
    sort: { by: 'BestsellerQty', order: 'asc' },
    from: 0,
    take: 500,
  });
  const featured = records.filter((record) => record.Featured === 1);
  const others = records.filter((record) => record.Featured !== 1);
  const shown = [...featured, ...others].slice(0, 50);
  return done(tagged(shown, ['any', ...asListed(shown.map(({ ArticleID }) => ArticleID))]));
}

/** Pieces in the shops asked for, for the stock lines of cards; in one size when that is asked. */
export async function readStockLines(
  reader: CatalogueRecords,
  { articles, shops, size }: CheckedInput<'articleStock'>,
): Promise<Result<Record<string, { id: number; qty: number }[]>, never>> {
  const wanted = new Set(shops);
  const lines: Record<string, { id: number; qty: number }[]> = {};
  for (const article of await reader.index.articles(articles)) {
    if (!article.visibleOnWeb) continue;
    const pieces = new Map<number, number>();
    for (const variant of article.variants) {
      if (size !== undefined && variant.sizeId !== size) continue;
      for (const shop of variant.shops) {
        if (wanted.has(shop.id)) pieces.set(shop.id, (pieces.get(shop.id) ?? 0) + shop.qty);
      }
    }
    lines[article.id] = shops.map((shop) => ({ id: shop, qty: pieces.get(shop) ?? 0 }));
  }
  return done(lines);
}
