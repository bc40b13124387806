import type { ReviewRecord } from '#contract/article.ts';
import { notFound, type Reply, success } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import type { CatalogueIndex } from '#server/ports/catalogue-index.ts';
import type { Reviews } from '#server/ports/reviews.ts';
import { type Page, type PageQuery, pageOf } from '../paging/page-of.ts';

/** The approved reviews of an article, a page at a time; the first of them come with the article (API-16). */
export async function readArticleReviews(
  index: CatalogueIndex,
  reviews: Reviews,
  { id, rating, size_color, sort, ...query }: CheckedInput<'articleReviews'>,
): Promise<Reply<Page<ReviewRecord>>> {
  if (index.article(id) === null) return notFound();
  const which = { rating: rating ?? null, sizeColor: size_color ?? null, sort };
  return success(await pageOf(query, (from, take) => reviews.approved(id, which, from, take)));
}

/** API-65: own ones, those that wait for approval included. */
export async function readOwnReviews(
  reviews: Reviews,
  customerId: number,
  query: PageQuery,
): Promise<Reply<Page<ReviewRecord & { article_name: string }>>> {
  return success(await pageOf(query, (from, take) => reviews.of(customerId, from, take)));
}
