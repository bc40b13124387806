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

/** What a page of a list's own kind finds out before any article is asked for; it throws what the page cannot do without. */
export type DescribeList = (args: LoaderArgs, api: ShopApi) => Promise<ListPage>;

/** What stands below a list that found next to nothing. */
export type FindAlternatives = (api: ShopApi, question: AlternativesRequest) => Promise<AlternativeArticles | null>;

export interface AlternativesRequest {
  readonly source: ListSource;
  readonly state: ListState;
  readonly found: ListSlice;
}

/** More than this is not rendered by the server: the rest is one press away (DEC-45). */
const mostRendered = 200;
/** A page is held back this long for its list; after that it is shown with empty tiles. */
const patience = 300;

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
      const list = await answerList(
        api,
        { page, path, state, count: Math.min(count, mostRendered), findAlternatives },
        undefined,
      );
      if (!list.ok) throw data(null, { status: 503 });
      return { page, path, key, list };
    }
    const list = answerList(api, { page, path, state, count, findAlternatives }, cachedList(key));
    const inTime = await Promise.race([list, new Promise<null>((resolve) => setTimeout(resolve, patience, null))]);
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

/** The list as far as it is wanted; what has been seen of it is not asked for again. Never rejects. */
async function answerList(
  api: ShopApi,
  { page, path, state, count, findAlternatives }: Wanted,
  seen: ArticleList | undefined,
): Promise<ListAnswer> {
  if (seen !== undefined && (seen.reached >= count || seen.reached >= seen.total)) return seen;
  const from = seen?.reached ?? 0;
  const known = cachedTile(path);
  const [reply, tile] = await Promise.all([
    fetchList(api, { source: page.source, state, from, to: count }),
    known === undefined ? loadListTile(api, page.banner) : known,
  ]);
  if (!reply.ok) return { ok: false, status: reply.status };
  const { data: stretch } = reply;
  const reached = from + stretch.records.length;
  if (seen !== undefined) {
    return { ...seen, articles: [...seen.articles, ...cardsOf(stretch.records)], reached, total: stretch.total };
  }
  return {
    ok: true,
    articles: cardsOf(stretch.records),
    reached,
    total: stretch.total,
    facets: await facetsOf(api, stretch, state),
    reading: stretch.reading,
    near: (await findAlternatives?.(api, { source: page.source, state, found: stretch })) ?? null,
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
