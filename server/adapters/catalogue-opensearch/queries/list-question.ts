import type { CatalogueAnswer, CatalogueQuery } from '../../../ports/catalogue/catalogue-index.ts';
import { byName, requestedSorts } from '../../catalogue-shared/requested-sorts.ts';
import type { Clause } from '../clause.ts';
import { type Hit, type SearchAnswer, totalOf } from '../connection/search-answer.ts';
import type { KnownValues } from '../documents/known-values.ts';
import { readArticle } from '../documents/read-record.ts';
import type { TextHits } from '../text-search-port.ts';
import { facetAggregations, readFacets } from './facets.ts';
import { Selection } from './selection.ts';
import { byRelevance, sortClauses } from './sort-clauses.ts';
import { isSteered, pinsAsHits, type SteeredPage, steeredPage } from './steered-page.ts';

/** OpenSearch gives nothing beyond; the API asks for nothing beyond (R24). */
const lastHit = 10_000;

/** What the process knows when it asks. */
export interface ListContext {
  readonly known: KnownValues;
  readonly now: number;
}

/** A list as searches to be sent together, and how their answers are read. */
export interface ListQuestion {
  readonly bodies: readonly Clause[];
  read(answers: readonly SearchAnswer[]): CatalogueAnswer;
}

export function listQuestion(query: CatalogueQuery, text: TextHits | null, context: ListContext): ListQuestion {
  const sort = query.sort ?? (text?.order ? requestedSorts[text.order] : undefined);
  const ranked = text !== null && sort === undefined;
  const request = { facets: query.facets ?? [], priceFacet: query.priceFacet ?? false };
  const { reference } = context.known;
  const selection = new Selection(query, reference);
  const aggs = facetAggregations(request, selection, reference);
  const matching = text === null ? [] : [ranked ? pinsAsHits(text.clause, query) : text.clause];
  const base = queryOf(matching, selection, Object.keys(aggs).length > 0);
  const source = query.articles === undefined ? false : ['record'];
  const steering: SteeredPage | null = ranked && isSteered(query) ? steeredPage(query) : null;
  const whole = {
    ...base,
    aggs,
    _source: source,
    track_total_hits: true,
    sort: ranked ? byRelevance : sortClauses(sort ?? byName),
    ...(steering ? { size: 0 } : pageOf(query)),
  };
  const parts = steering?.parts.map((part) => ({ ...whole, ...steeredQuery(whole.query, part), aggs: {} })) ?? [];
  return {
    bodies: [whole, ...parts],
    read: ([first, ...rest]) => {
      if (first === undefined) throw new RangeError('A list has an answer.');
      const total = totalOf(first);
      const hits = steering ? steering.read(rest, total) : first.hits.hits;
      return {
        ids: hits.map(({ _id }) => Number(_id)),
        articles: articlesOf(hits, query, context),
        scores: ranked ? hits.map(({ _score }) => _score ?? 0) : null,
        total,
        ...readFacets(request, selection, reference, first.aggregations ?? {}),
        reading: text?.reading ?? null,
      };
    },
  };
}

/** What everything is counted under is the query; the choices come after it where facets look past them. */
function queryOf(matching: readonly Clause[], selection: Selection, counts: boolean): { query: Clause } {
  const bool = { must: matching, filter: selection.always };
  if (!counts) return { query: { bool: { ...bool, filter: [...bool.filter, ...selection.choices()] } } };
  const choices = selection.choices();
  return { query: { bool }, ...(choices.length > 0 && { post_filter: { bool: { filter: choices } } }) };
}

function steeredQuery(query: Clause, { only, not, page }: SteeredPage['parts'][number]): Clause {
  return { query: { bool: { must: [query], filter: only, must_not: not } }, ...page };
}

function pageOf({ from, take }: { readonly from: number; readonly take: number }): { from: number; size: number } {
  const start = Math.min(from, lastHit);
  return { from: start, size: Math.max(0, Math.min(take, lastHit - start)) };
}

function articlesOf(hits: readonly Hit[], { articles }: CatalogueQuery, { known, now }: ListContext) {
  if (articles === undefined) return [];
  return hits.flatMap(({ _id, _source }) =>
    _source?.record && articles(Number(_id)) ? [readArticle(_source.record, known, now)] : [],
  );
}
