import { data } from 'react-router';
import type { ShopApi } from '#contract/shop-api.ts';
import type { ListState } from '#domain/filter/list-query.ts';
import { readListQuery, writeListQuery } from '#domain/filter/list-query.ts';
import { readShownCount } from '#domain/filter/shown-count.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { cardsOf } from '../features/article-card/cards-of.ts';
import { noFacets } from '../features/filter/list-facets.ts';
import { cachedFacetNames, loadFacetNames } from './facet-names.ts';
import { fetchList, type ListSlice } from './fetch-list.ts';
import { cachedList, cachedPage, cachedTile } from './list-cache.ts';
import {
  type AlternativeArticles,
  type ArticleList,
  type ListAnswer,
  type ListData,
  type ListPage,
  type ListSource,
  unsortedOf,
} from './list-page.ts';
import { loadListTile } from './list-tile.ts';
import { nameFacets, namesAreComplete } from './name-facets.ts';

/**
 * Resolves the address of one kind of list before any article is fetched. It throws a redirect, or the status of the
 * error page.
 */
export type DescribeList = (args: LoaderArgs, api: ShopApi) => Promise<ListPage>;

/** Finds articles to show below a list that found one article or none. */
export type FindAlternatives = (api: ShopApi, request: AlternativesRequest) => Promise<AlternativeArticles | null>;

export interface AlternativesRequest {
  readonly source: ListSource;
  readonly state: ListState;
  readonly found: ListSlice;
}

/** The server renders no more articles than this; the rest is one press away (DEC-45). */
const maxRendered = 200;
/** A navigation waits this long for its list; after that the page is shown with skeleton tiles. */
const listTimeoutMs = 300;

/** The loader of every list screen. Filters, sort and pages shown are in the url, so the server renders any of them. */
export function loadList(describe: DescribeList, findAlternatives?: FindAlternatives) {
  return async (args: LoaderArgs): Promise<ListData> => {
    const api = apiOf(args);
    const { pathname: path, searchParams } = new URL(args.request.url);
    const page = cachedPage(path) ?? (await describe(args, api));
    const unsorted = unsortedOf(page.source);
    const state = readListQuery(searchParams, unsorted);
    const key = path + writeListQuery(state, unsorted);
    const count = readShownCount(searchParams);
    if (import.meta.env.SSR) {
      const list = await resolveList(
        api,
        { page, path, state, count: Math.min(count, maxRendered), findAlternatives },
        undefined,
      );
      if (!list.ok) throw data(null, { status: 503 });
      return { page, path, key, list };
    }
    const list = resolveList(api, { page, path, state, count, findAlternatives }, cachedList(key));
    const inTime = await Promise.race([list, new Promise<null>((resolve) => setTimeout(resolve, listTimeoutMs, null))]);
    return { page, path, key, list: inTime ?? list };
  };
}

interface Wanted {
  readonly page: ListPage;
  readonly path: string;
  readonly state: ListState;
  readonly count: number;
  readonly findAlternatives: FindAlternatives | undefined;
}

/** Loads the list up to the wanted count, continuing from the cached part. Never rejects. */
async function resolveList(
  api: ShopApi,
  { page, path, state, count, findAlternatives }: Wanted,
  cached: ArticleList | undefined,
): Promise<ListAnswer> {
  if (cached !== undefined && (cached.reached >= count || cached.reached >= cached.total)) return cached;
  const from = cached?.reached ?? 0;
  const known = cachedTile(path);
  const [reply, tile] = await Promise.all([
    fetchList(api, { source: page.source, state, from, to: count }),
    known === undefined ? loadListTile(api, page.banner) : known,
  ]);
  if (!reply.ok) return { ok: false, status: reply.status };
  const { data: slice } = reply;
  const reached = from + slice.records.length;
  if (cached !== undefined) {
    return { ...cached, articles: [...cached.articles, ...cardsOf(slice.records)], reached, total: slice.total };
  }
  return {
    ok: true,
    articles: cardsOf(slice.records),
    reached,
    total: slice.total,
    facets: await facetsOf(api, slice, state),
    reading: slice.reading,
    alternatives: (await findAlternatives?.(api, { source: page.source, state, found: slice })) ?? null,
    tile,
  };
}

async function facetsOf(
  api: ShopApi,
  { aggregations }: ListSlice,
  { choice }: ListState,
): Promise<ArticleList['facets']> {
  if (aggregations === null) return noFacets;
  const cached = cachedFacetNames();
  const names = namesAreComplete(cached, aggregations, choice) ? cached : await loadFacetNames(api);
  return nameFacets(names, aggregations, choice);
}
