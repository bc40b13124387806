import type { ArticlePage } from '#contract/article.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { CatalogueFilter, CatalogueSort, ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import { firstOfPage, pageMeta } from '../paging/page-of.ts';
import { aggregationsOf, allFacets } from './aggregations.ts';
import type { CatalogueRecords } from './catalogue-records.ts';

type OrderBy = CheckedInput<'categoryArticles'>['orderBy'];

/** API-09..14: a page of a main category's articles. */
export async function listCategoryArticles(
  reader: CatalogueRecords,
  input: CheckedInput<'categoryArticles'>,
): Promise<Result<Tagged<ArticlePage>, Unknown>> {
  const known = reader.index.reference.mainGroups.some((main) => main.id === input.id);
  if (!known) return refused({ reason: 'unknown' });
  const scope: CatalogueFilter[] = [{ field: 'MainGroupID', op: 'eq', value: input.id }];
  return done(await page(reader, input, scope, `MainGroupID:${input.id}`));
}

/** API-15, DEC-50: the same for a subcategory, or one group of it. */
export async function listSubcategoryArticles(
  reader: CatalogueRecords,
  input: CheckedInput<'subcategoryArticles'>,
): Promise<Result<Tagged<ArticlePage>, Unknown>> {
  if (!reader.index.reference.groups2.some((sub) => sub.id === input.id)) return refused({ reason: 'unknown' });
  const scope: CatalogueFilter[] = [{ field: 'ArticleGroup2ID', op: 'eq', value: input.id }];
  if (input.group !== undefined) scope.push({ field: 'ArticleGroup3ID', op: 'eq', value: input.group });
  return done(await page(reader, input, scope, `ArticleGroup2ID:${input.id}`));
}

/** Counts go with the first page alone: the others are more of the same list. */
async function page(
  reader: CatalogueRecords,
  input: CheckedInput<'categoryArticles'> | CheckedInput<'subcategoryArticles'>,
  scope: readonly CatalogueFilter[],
  list: ListOf,
): Promise<Tagged<ArticlePage>> {
  const first = input.page === 1;
  const { found, records: data } = await reader.page({
    scope,
    sort: sortBy(input.orderBy, input.order),
    from: firstOfPage(input),
    take: input.per_page,
    ...(first ? { facets: allFacets, priceFacet: true } : {}),
  });
  const shown: ArticlePage = {
    data,
    meta: pageMeta(input, data.length, found.total),
    ...(first ? { aggregations: aggregationsOf(found, reader) } : {}),
  };
  return tagged(shown, [list, ...asListed(found.ids)]);
}

/** DEC-44: Price is another name for GrossPrice. */
export function sortBy(orderBy: OrderBy, order: 'asc' | 'desc'): CatalogueSort {
  return { by: orderBy === 'Price' ? 'GrossPrice' : orderBy, order };
}
