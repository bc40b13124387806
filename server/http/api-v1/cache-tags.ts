import type { EndpointName } from '#contract/endpoints.ts';
import type { ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import { allFacets } from '#server/use-cases/catalogue/aggregations.ts';

/**
 * What a kept thing was made of, so that a change drops exactly what it touched: an article by its id, a list, the menus'
 * counts, or `any`: some article, whichever.
 */
export type CacheTag = number | ListOf | 'counts' | 'any';

/** Fields of a filter that narrow a search to a list. */
const listFields = [
  'CampaignID',
  'ArticleGroup3ID',
  'ArticleGroup2ID',
  'ProductLineID',
  'ColorGroupID',
  'MainGroupID',
  'GenderID',
] as const;

/** The dimensions that a list of search hits is counted by. */
const countedFields: ReadonlySet<string> = new Set(allFacets);

/** Answers that change with what is published beside the catalogue, or with the names in it: those come as new editions. */
const ofPublished = new Set<EndpointName>([
  'shippingMethods',
  'genders',
  'shops',
  'postalCodes',
  'postalCode',
  'settings',
  'tenant',
  'campaigns',
  'page',
  'blogPosts',
  'blogCategories',
  'blogCategoryPosts',
  'blogPostById',
  'blogPost',
  'socialPosts',
  'activePolls',
  'poll',
  'distances',
  'addressNodes',
]);
const ofCounts = new Set<EndpointName>(['categories', 'subcategoryGroups', 'productLines', 'colorGroups']);

/** Which articles an answer or a page shows, by its JSON: records have `ArticleID`, what screens are made from `articleId`. */
export function articleIdsIn(json: string): number[] {
  const ids = new Set<number>();
  for (const match of json.matchAll(/"(?:ArticleID|articleId)":(\d+)/g)) ids.add(Number(match[1]));
  return [...ids];
}

/** What the answer to a call depends on besides the articles it shows. */
export function tagsOfCall(name: EndpointName, input: unknown): CacheTag[] {
  if (ofPublished.has(name)) return [];
  if (ofCounts.has(name)) return ['counts'];
  const asked = (input ?? {}) as Readonly<Partial<Record<'id' | 'ids' | 'articles' | 'filters', unknown>>>;
  switch (name) {
    case 'article':
    case 'articleReviews':
      return [Number(asked.id)];
    case 'articleByName':
      return [];
    case 'articleBundle':
      return numbersIn(asked.articles);
    case 'searchArticleIds':
      return numbersIn(asked.ids);
    case 'categoryArticles':
      return [`MainGroupID:${Number(asked.id)}`];
    case 'subcategoryArticles':
      return [`ArticleGroup2ID:${Number(asked.id)}`];
    case 'searchArticles':
      return tagsOfFilters(asked.filters);
    default:
      return ['any'];
  }
}

/**
 * Whatever passes all filters is in the lists of each. But a dimension is counted as if nothing were chosen in it, so a
 * filter on one that is counted covers all but its own counts, and takes a second one for those.
 */
function tagsOfFilters(filters: unknown): CacheTag[] {
  const lists = listFields.flatMap((field): { field: string; tags: ListOf[] }[] => {
    const own = Array.isArray(filters) && filters.find((one) => one?.field === field && ['eq', 'in'].includes(one.op));
    const tags = numbersIn(own ? (own.value ?? own.values) : []).map((id) => `${field}:${id}` as const);
    return tags.length > 0 ? [{ field, tags }] : [];
  });
  const uncounted = lists.find(({ field }) => !countedFields.has(field));
  if (uncounted) return uncounted.tags;
  const [first, second] = lists;
  return first && second ? [...first.tags, ...second.tags] : ['any'];
}

function numbersIn(ids: unknown): number[] {
  const list = typeof ids === 'string' ? ids.split(',') : Array.isArray(ids) ? ids : [ids];
  return list.map(Number).filter(Number.isFinite);
}
