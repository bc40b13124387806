import type { ArticlePage } from '#contract/article.ts';
import { notFound, type Reply, success } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import type { CatalogueFilter, CatalogueSort } from '#server/ports/catalogue/catalogue-index.ts';
import { firstOfPage, pageMeta } from '../paging/page-of.ts';
import { aggregationsOf, allFacets } from './aggregations.ts';
import type { CatalogueReader } from './catalogue-reader.ts';

type OrderBy = CheckedInput<'categoryArticles'>['orderBy'];

/** API-09..14: a page of a main category's articles. */
export function listCategoryArticles(
  reader: CatalogueReader,
  input: CheckedInput<'categoryArticles'>,
): Reply<ArticlePage> {
  const known = reader.index.reference.mainGroups.some((main) => main.id === input.id);
  return known ? page(reader, input, [{ field: 'MainGroupID', op: 'eq', value: input.id }]) : notFound();
}

/** API-15, DEC-50: the same for a subcategory, or one group of it. */
export function listSubcategoryArticles(
  reader: CatalogueReader,
  input: CheckedInput<'subcategoryArticles'>,
): Reply<ArticlePage> {
  if (!reader.index.reference.groups2.some((sub) => sub.id === input.id)) return notFound();
  const scope: CatalogueFilter[] = [{ field: 'ArticleGroup2ID', op: 'eq', value: input.id }];
  if (input.group !== undefined) scope.push({ field: 'ArticleGroup3ID', op: 'eq', value: input.group });
  return page(reader, input, scope);
}

/** Counts go with the first page alone: the others are more of the same list. */
function page(
  reader: CatalogueReader,
  input: CheckedInput<'categoryArticles'> | CheckedInput<'subcategoryArticles'>,
  scope: readonly CatalogueFilter[],
): Reply<ArticlePage> {
  const first = input.page === 1;
  const found = reader.index.query({
    scope,
    sort: sortBy(input.orderBy, input.order),
    from: firstOfPage(input),
    take: input.per_page,
    ...(first ? { facets: allFacets, priceFacet: true } : {}),
  });
  const data = reader.records(found.ids);
  return success({
    data,
    meta: pageMeta(input, data.length, found.total),
    ...(first ? { aggregations: aggregationsOf(found, reader) } : {}),
  });
}

/** DEC-44: Price is another name for GrossPrice. */
export function sortBy(orderBy: OrderBy, order: 'asc' | 'desc'): CatalogueSort {
  return { by: orderBy === 'Price' ? 'GrossPrice' : orderBy, order };
}
