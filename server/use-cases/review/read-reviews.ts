import type { ReviewRecord } from '#contract/article.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { boughtTexts } from '#domain/review/size-color.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Reviews } from '#server/ports/customer/reviews.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import { namedVariants } from '../catalogue/article-record.ts';
import type { CatalogueRecords } from '../catalogue/catalogue-records.ts';
import { type Page, type PageQuery, pageOf } from '../paging/page-of.ts';

/** The approved reviews of an article, a page at a time; the first of them come with the article (API-16). */
export async function readArticleReviews(
  reader: CatalogueRecords,
  reviews: Reviews,
  { id, rating, size_id, color_id, sort, ...query }: CheckedInput<'articleReviews'>,
): Promise<Result<Tagged<Page<ReviewRecord>>, Unknown>> {
  const article = await reader.index.article(id);
  if (!article?.visibleOnWeb) return refused({ reason: 'unknown' });
  const bought = { sizeId: size_id ?? null, colorId: color_id ?? null };
  const sizeColors = boughtTexts(namedVariants(article, reader.names()), bought);
  const which = { rating: rating ?? null, sizeColors, sort };
  const page = await pageOf(query, (from, take) => reviews.approved(id, which, from, take));
  return done(tagged(page, [id]));
}

/** API-65: own ones, those that wait for approval included. */
export async function readOwnReviews(
  reviews: Reviews,
  customerId: number,
  query: PageQuery,
): Promise<Result<Page<ReviewRecord & { article_name: string }>, never>> {
  return done(await pageOf(query, (from, take) => reviews.of(customerId, from, take)));
}
