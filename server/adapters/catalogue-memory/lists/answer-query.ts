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
import type { TextMatches } from '../search/matching/text-matches.ts';
import type { FoundMatches, TextSearch } from '../search/matching/text-search.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Choices, choicesOf } from './choices.ts';
import type { ListCache } from './list-cache.ts';
import { scoreOf, sortedPage } from './page.ts';
import { Selection } from './selection.ts';
import { steeredPage, withPinned } from './steered-page.ts';

export interface QueryContext {
  readonly snapshot: Snapshot;
  readonly search: TextSearch;
  readonly lists: ListCache;
}

/** So many are counted faster than what the prices leave out of a wider list is found. */
const fewHits = 400;

const byName: CatalogueSort = { by: 'Name', order: 'asc' };

export function answerQuery(
  tools: QueryContext,
  query: CatalogueQuery,
  typing: { unfinished: boolean } = { unfinished: false },
): CatalogueAnswer {
  const { snapshot, lists } = tools;
  const text = query.text?.trim() ?? '';
  const choices = once(() => choicesOf(snapshot, query));
  const found = text === '' ? null : textMatches(tools, text, query, { ...typing, choices });
  const matches = found?.matches ?? null;
  const sort = query.sort ?? (matches?.order ? requestedSorts[matches.order] : undefined);
  const ranked = matches !== null && sort === undefined ? matches : null;
  const pins = ranked ? (query.pins ?? []) : [];
  const bits = matches && pins.length > 0 ? withPinned(snapshot, matches.bits, pins) : (matches?.bits ?? null);
  const select = () => new Selection(snapshot, choices(), bits);
  // Of a search that is asked for once nothing is cached: it would take the place of a list that many ask for.
  const isCached = found === null || (found.isAgain && pins.length === 0);
  const selection = isCached ? lists.of(matches?.number ?? 0, query, select) : select();
  const set = selection.all;
  const page = ranked ? steeredPage(snapshot, set, ranked, query) : sortedPage(snapshot, set, sort ?? byName, query);
  const facets: { [F in FacetField]?: readonly FacetCount[] } = {};
  const wider = isCached && set.count > fewHits ? withAllPrices(tools, query, matches) : null;
  for (const field of query.facets ?? []) facets[field] = selection.facet(field, wider);
  return {
    ids: Array.from(page, (doc) => checked(snapshot.articles.ids[doc])),
    articles: query.articles ? articlesOf(snapshot, page, query.articles) : [],
    scores: ranked ? Array.from(page, (doc) => scoreOf(ranked, doc)) : null,
    total: set.count,
    facets,
    price: query.priceFacet ? selection.priceFacet(wider) : null,
    reading: matches?.reading ?? null,
  };
}

/** The same list whatever its prices; null where none are chosen. Every range of prices that is asked for is counted by it. */
function withAllPrices(
  { snapshot, lists }: QueryContext,
  query: CatalogueQuery,
  matches: TextMatches | null,
): Selection | null {
  const filters = query.filters?.filter(({ field }) => field !== 'GrossPrice') ?? [];
  if (filters.length === (query.filters?.length ?? 0)) return null;
  const wider = { ...query, filters };
  const select = () => new Selection(snapshot, choicesOf(snapshot, wider), matches?.bits ?? null);
  return lists.of(matches?.number ?? 0, wider, select);
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
  { unfinished, choices }: { unfinished: boolean; choices: () => Choices },
): FoundMatches {
  const { scope = [], filters = [], ignore = [], chain = noChainWords } = query;
  const isNarrowed = scope.length > 0 || filters.length > 0;
  return search.search(text, {
    unfinished,
    ignore,
    chain,
    chosen: new Set(filters.flatMap(({ field }) => kindsOfField[field] ?? [])),
    within: () => (isNarrowed ? new Selection(snapshot, choices(), null).all : null),
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
