import type {
  CatalogueAnswer,
  CatalogueQuery,
  CatalogueSort,
  FacetCount,
  FacetField,
} from '../../ports/catalogue-index.ts';
import { rankedPage, sortedPage } from './page.ts';
import type { RecentLists } from './recent-lists.ts';
import type { TextSearch } from './search/text-search.ts';
import { Selection } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

export interface QueryTools {
  readonly snapshot: Snapshot;
  readonly search: TextSearch;
  readonly lists: RecentLists;
}

const byName: CatalogueSort = { by: 'Name', order: 'asc' };

export function answerQuery(
  { snapshot, search, lists }: QueryTools,
  query: CatalogueQuery,
  typing: { unfinished: boolean } = { unfinished: false },
): CatalogueAnswer {
  const text = query.text?.trim() ?? '';
  const matches = text === '' ? null : search.search(text, typing);
  const selection = matches
    ? new Selection(snapshot, matches.bits, query)
    : lists.of(query, () => new Selection(snapshot, null, query));
  const set = selection.all;
  const ranked = matches !== null && query.sort === undefined ? matches : null;
  const page = ranked
    ? rankedPage(snapshot, set, ranked.scores, query)
    : sortedPage(snapshot, set, query.sort ?? byName, query);
  const facets: { [F in FacetField]?: readonly FacetCount[] } = {};
  for (const field of query.facets ?? []) facets[field] = selection.facet(field);
  return {
    ids: Array.from(page, (doc) => snapshot.articles.ids[doc] ?? 0),
    scores: ranked ? Array.from(page, (doc) => ranked.scores[doc] ?? 0) : null,
    total: set.count,
    facets,
    price: query.priceFacet ? selection.priceFacet() : null,
  };
}

export function hasHits(
  { snapshot, search }: QueryTools,
  text: string,
  within: Pick<CatalogueQuery, 'scope' | 'filters'>,
): boolean {
  const isPlain = (within.scope ?? []).length === 0 && (within.filters ?? []).length === 0;
  const known = isPlain ? search.answersToOneWord(text) : null;
  return known ?? new Selection(snapshot, search.search(text).bits, within).all.count > 0;
}
