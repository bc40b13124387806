import type { Aggregations, ArticleRecord, SearchAnswer } from '#contract/article.ts';
import { type Reply, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { countChoice, noChoice } from '#domain/filter/filter-choice.ts';
import type { ListState } from '#domain/filter/list-query.ts';
import { searchFilters } from '#domain/filter/search-filters.ts';
import { defaultSort, orderOf } from '#domain/filter/sort.ts';
import type { SearchReading } from '../features/search/search-reading.ts';
import { fixedFilters, type ListSource } from './list-page.ts';
import { type PageRequest, pageRequestsBetween } from './page-requests.ts';

export type ListApi = Pick<ShopApi, 'categoryArticles' | 'subcategoryArticles' | 'searchArticles' | 'searchArticleIds'>;

/** A part of a list as the API gave it. */
export interface ListSlice {
  readonly records: readonly ArticleRecord[];
  readonly total: number;
  /** Only with the first part of a list. */
  readonly aggregations: Aggregations | null;
  /** How a search understood its query. */
  readonly reading: SearchReading | null;
}

export interface ListRequest {
  readonly source: ListSource;
  readonly state: ListState;
  readonly from: number;
  readonly to: number;
}

/** Articles `from` to `to` of a list, by the calls of DEC-49: GET for a category, POST as soon as there is a filter. */
export async function fetchList(api: ListApi, { source, state, from, to }: ListRequest): Promise<Reply<ListSlice>> {
  if (source.kind === 'ids') return fetchIds(api, source.ids, state);
  const fetchPage = (request: PageRequest) =>
    source.kind === 'category' && countChoice(state.choice) === 0
      ? fetchCategory(api, source, state, request)
      : fetchSearch(api, source, state, request);
  return joined(await Promise.all(pageRequestsBetween(from, to).map(fetchPage)), to - from);
}

async function fetchCategory(
  api: ListApi,
  source: Extract<ListSource, { kind: 'category' }>,
  state: ListState,
  { page, size }: PageRequest,
): Promise<Reply<ListSlice>> {
  const { main, sub, group } = source;
  const query = { page: page + 1, per_page: size, ...orderOf(state.sort ?? defaultSort) };
  const reply = await (sub === undefined
    ? api.categoryArticles({ id: main, ...query })
    : api.subcategoryArticles({ id: sub, ...(group === undefined ? {} : { group }), ...query }));
  if (!reply.ok) return reply;
  const { data, meta, aggregations = null } = reply.data;
  return success({ records: data, total: meta.total, aggregations, reading: null });
}

async function fetchSearch(
  api: ListApi,
  source: ListSource,
  { choice, sort, ignored }: ListState,
  { page, size }: PageRequest,
): Promise<Reply<ListSlice>> {
  const reply = await api.searchArticles({
    query: source.kind === 'search' ? source.query : '',
    take: size,
    page,
    filters: searchFilters({ choice, fixed: fixedFilters(source) }),
    ...(sort === null ? {} : orderOf(sort)),
    ...(ignored.length === 0 ? {} : { ignore: [...ignored] }),
    aggregations: page === 0,
  });
  if (!reply.ok) return reply;
  const { hits, aggregations = null } = reply.data;
  return success({
    records: hits.hits.map((hit) => hit._source),
    total: hits.total.value,
    aggregations,
    reading: readingOf(reply.data),
  });
}

function readingOf({ understood, left_out, corrected, did_you_mean, pages }: SearchAnswer): SearchReading | null {
  if (understood === undefined) return null;
  return {
    understood,
    leftOut: left_out ?? [],
    corrected: corrected ?? null,
    didYouMean: did_you_mean ?? [],
    pages: pages ?? [],
  };
}

/**
 * A list of ids is fetched whole, as it is short (DEC-18). Sorted or filtered it becomes a search among the ids;
 * without a sort the articles keep the order of the ids.
 */
async function fetchIds(api: ListApi, ids: readonly number[], state: ListState): Promise<Reply<ListSlice>> {
  if (ids.length === 0) return success({ records: [], total: 0, aggregations: null, reading: null });
  const source: ListSource = { kind: 'ids', ids };
  if (state.sort !== null || countChoice(state.choice) > 0) {
    const found = await fetchSearch(api, source, state, { page: 0, size: ids.length });
    return found.ok && state.sort === null
      ? success({ ...found.data, records: inOrder(found.data.records, ids) })
      : found;
  }
  const [given, counted] = await Promise.all([
    api.searchArticleIds({ ids: [...ids] }),
    fetchSearch(api, source, { ...state, choice: noChoice, sort: null }, { page: 0, size: 1 }),
  ]);
  if (!given.ok) return given;
  const { hits, total } = given.data.hits;
  const aggregations = counted.ok ? counted.data.aggregations : null;
  return success({ records: hits.map((hit) => hit._source), total: total.value, aggregations, reading: null });
}

function inOrder(records: readonly ArticleRecord[], ids: readonly number[]): readonly ArticleRecord[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...records].sort((a, b) => (place.get(a.ArticleID) ?? 0) - (place.get(b.ArticleID) ?? 0));
}

function joined(replies: readonly Reply<ListSlice>[], most: number): Reply<ListSlice> {
  const failed = replies.find((reply) => !reply.ok);
  if (failed !== undefined) return failed;
  const slices = replies.flatMap((reply) => (reply.ok ? [reply.data] : []));
  return success({
    records: slices.flatMap(({ records }) => records).slice(0, most),
    total: slices[0]?.total ?? 0,
    aggregations: slices[0]?.aggregations ?? null,
    reading: slices[0]?.reading ?? null,
  });
}
