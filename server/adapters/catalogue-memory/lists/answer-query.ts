import { noChainWords } from '#domain/search/reader/chain-words.ts';
import type { ReadingKind, RequestedOrder } from '#domain/search/reader/reading.ts';
import type {
  CatalogueAnswer,
  CatalogueArticle,
  CatalogueQuery,
  CatalogueSort,
  FacetCount,
  FacetField,
  FilterField,
} from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { readArticle } from '../columns/read-article.ts';
import type { TextMatches, TextSearch } from '../search/matching/text-search.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ListCache } from './list-cache.ts';
import { sortedPage } from './page.ts';
import { Selection } from './selection.ts';
import { addPinned, steeredPage } from './steered-page.ts';

export interface QueryContext {
  readonly snapshot: Snapshot;
  readonly search: TextSearch;
  readonly lists: ListCache;
}

const byName: CatalogueSort = { by: 'Name', order: 'asc' };

export function answerQuery(
  tools: QueryContext,
  query: CatalogueQuery,
  typing: { unfinished: boolean } = { unfinished: false },
): CatalogueAnswer {
  const { snapshot, lists } = tools;
  const text = query.text?.trim() ?? '';
  const matches = text === '' ? null : textMatches(tools, text, query, typing.unfinished);
  const sort = query.sort ?? (matches?.order ? requestedSorts[matches.order] : undefined);
  const ranked = matches !== null && sort === undefined ? matches : null;
  if (ranked) addPinned(snapshot, ranked.bits, query.pins ?? []);
  const selection = matches
    ? new Selection(snapshot, matches.bits, query)
    : lists.of(query, () => new Selection(snapshot, null, query));
  const set = selection.all;
  const page = ranked
    ? steeredPage(snapshot, set, ranked.scores, query)
    : sortedPage(snapshot, set, sort ?? byName, query);
  const facets: { [F in FacetField]?: readonly FacetCount[] } = {};
  const wider = matches ? null : withAllPrices(tools, query);
  for (const field of query.facets ?? []) facets[field] = selection.facet(field, wider);
  return {
    ids: Array.from(page, (doc) => checked(snapshot.articles.ids[doc])),
    articles: query.articles ? articlesOf(snapshot, page, query.articles) : [],
    scores: ranked ? Array.from(page, (doc) => checked(ranked.scores[doc])) : null,
    total: set.count,
    facets,
    price: query.priceFacet ? selection.priceFacet(wider) : null,
    reading: matches?.reading ?? null,
  };
}

/** The same list whatever its prices; null where none are chosen. Every range of prices that is asked for is counted by it. */
function withAllPrices({ snapshot, lists }: QueryContext, query: CatalogueQuery): Selection | null {
  const filters = query.filters?.filter(({ field }) => field !== 'GrossPrice') ?? [];
  if (filters.length === (query.filters?.length ?? 0)) return null;
  const wider = { ...query, filters };
  return lists.of(wider, () => new Selection(snapshot, null, wider));
}

function articlesOf(
  snapshot: Snapshot,
  page: Iterable<number>,
  isAsked: (id: number) => boolean,
): readonly CatalogueArticle[] {
  return Array.from(page)
    .filter((doc) => isAsked(checked(snapshot.articles.ids[doc])))
    .map((doc) => readArticle(snapshot, doc));
}

/** What the query itself says of the order; a sort asked for wins. */
const requestedSorts: Readonly<Record<RequestedOrder, CatalogueSort>> = {
  cheapest: { by: 'GrossPrice', order: 'asc' },
  dearest: { by: 'GrossPrice', order: 'desc' },
  best: { by: 'BestsellerQty', order: 'asc' },
};

/** What the shopper has chosen by hand is not read from the text as well. */
const kindsOfField: { readonly [F in FilterField]?: readonly ReadingKind[] } = {
  GenderID: ['gender'],
  ColorGroupID: ['color'],
  SizeID: ['size', 'age'],
  GrossPrice: ['price'],
  AvailableShopID: ['shop'],
};

function textMatches(
  { snapshot, search }: QueryContext,
  text: string,
  query: CatalogueQuery,
  unfinished: boolean,
): TextMatches {
  const { scope = [], filters = [], ignore = [], chain = noChainWords } = query;
  const isNarrowed = scope.length > 0 || filters.length > 0;
  return search.search(text, {
    unfinished,
    ignore,
    chain,
    chosen: new Set(filters.flatMap(({ field }) => kindsOfField[field] ?? [])),
    within: () => (isNarrowed ? new Selection(snapshot, null, query).all : null),
  });
}
