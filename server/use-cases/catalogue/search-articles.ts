import type { ArticleRecord, SearchAnswer, WireFilter } from '#contract/article.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import type { QueryReading } from '#domain/search/reader/query-reading.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { CatalogueFilter, CatalogueQuery } from '#server/ports/catalogue/catalogue-index.ts';
import type { Published } from '#server/ports/content/published.ts';
import { done, type Result } from '#server/ports/result.ts';
import { aggregationsOf, allFacets } from './aggregations.ts';
import type { CatalogueRecords } from './catalogue-records.ts';
import { sortBy } from './list-articles.ts';
import { placesFor } from './places-for.ts';
import { type LinkedShop, searchPages } from './search-pages.ts';
import { searchTags } from './search-tags.ts';

export interface SearchParts {
  readonly reader: CatalogueRecords;
  readonly published: Pick<Published, 'shops' | 'searchSteering'>;
  readonly now: number;
}

export async function searchArticles(
  { reader, published, now }: SearchParts,
  input: CheckedInput<'searchArticles'>,
): Promise<Result<Tagged<SearchAnswer>, never>> {
  const text = normaliseQuery(input.query);
  const { scope, filters } = split(input.filters);
  const query: CatalogueQuery = {
    text,
    scope,
    filters,
    ignore: input.ignore,
    chain: published.searchSteering.words,
    from: input.page * input.take,
    take: input.take,
    // Who has chosen an order has it: places are among hits by relevance.
    ...(input.orderBy === undefined
      ? placesFor(published.searchSteering, text, now)
      : { sort: sortBy(input.orderBy, input.order ?? 'asc') }),
    ...(input.aggregations ? { facets: allFacets, priceFacet: true } : {}),
  };
  const { found, records } = await reader.page(query);
  const answer: SearchAnswer = {
    ...hitsOf(records, found.total, found.scores),
    ...(input.aggregations ? { aggregations: aggregationsOf(found, reader) } : {}),
    ...(found.reading === null ? {} : toldReading(found.reading, published.shops)),
  };
  return done(tagged(answer, [...searchTags(input.filters), ...asListed(found.ids)]));
}

/** How the query was read, as it is told. */
function toldReading(reading: QueryReading, shops: readonly LinkedShop[]) {
  const { understood, leftOut, corrected, didYouMean } = reading;
  return {
    understood: [...understood],
    left_out: [...leftOut],
    corrected,
    did_you_mean: [...didYouMean],
    pages: searchPages(reading, shops),
  };
}

/** API-23, DEC-18: the articles in the order given; unknown and hidden ones are left out. */
export async function searchArticleIds(
  reader: CatalogueRecords,
  input: CheckedInput<'searchArticleIds'>,
): Promise<Result<Tagged<SearchAnswer>, never>> {
  const records = await reader.records([...new Set(input.ids)]);
  return done(tagged(hitsOf(records, records.length, null), asListed(input.ids)));
}

function hitsOf(records: readonly ArticleRecord[], count: number, scores: readonly number[] | null) {
  const total = { value: count, relation: 'eq' as const };
  const hits = records.map((record, index) => ({
    _id: String(record.ArticleID),
    _score: scores?.[index] ?? null,
    _source: record,
  }));
  return { hits: { total, hits }, total };
}

const classification = new Set<WireFilter['field']>([
  'MainGroupID',
  'ArticleGroup2ID',
  'ArticleGroup3ID',
  'GenderID',
  'ProductLineID',
  'ColorGroupID',
  'CampaignID',
]);

/**
 * What the page itself is about is sent as `eq` and holds for every count; what the shopper has ticked is sent as `in`,
 * and its own dimension is counted as if it were not.
 */
function split(wire: readonly WireFilter[]): { scope: CatalogueFilter[]; filters: CatalogueFilter[] } {
  const isScope = (filter: WireFilter) => filter.op === 'eq' && classification.has(filter.field);
  return { scope: wire.filter(isScope), filters: wire.filter((filter) => !isScope(filter)) };
}
