import type { WireFilter } from '#contract/article.ts';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import type { ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import { allFacets } from './aggregations.ts';

/** Fields of a filter that narrow a search to a list, the narrowest first. */
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

/**
 * What a search depends on besides the articles it shows. Whatever passes all filters is in the lists of each. But a dimension
 * is counted as if nothing were chosen in it, so a filter on one that is counted covers all but its own counts, and takes a
 * second one for those.
 */
export function searchTags(filters: readonly WireFilter[]): readonly CacheTag[] {
  const lists = listFields.flatMap((field): { field: string; tags: ListOf[] }[] => {
    const tags = chosen(filters, field).map((id) => `${field}:${id}` as const);
    return tags.length > 0 ? [{ field, tags }] : [];
  });
  const uncounted = lists.find(({ field }) => !countedFields.has(field));
  if (uncounted) return uncounted.tags;
  const [first, second] = lists;
  return first && second ? [...first.tags, ...second.tags] : ['any'];
}

function chosen(filters: readonly WireFilter[], field: (typeof listFields)[number]): readonly number[] {
  const own = filters.find((filter) => filter.field === field && (filter.op === 'eq' || filter.op === 'in'));
  if (own === undefined) return [];
  return 'values' in own ? own.values : [own.value];
}
