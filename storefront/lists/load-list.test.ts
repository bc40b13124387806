import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { apiContext, type LoaderArgs } from '../data/api-context.ts';
import { noFacets } from '../features/filter/list-facets.ts';
import { cachedList, cachedPage, cacheList } from './list-cache.ts';
import type { ArticleList, ListPage } from './list-page.ts';
import { loadList } from './load-list.ts';

const page: ListPage = {
  title: 'Klær',
  lead: null,
  source: { kind: 'category', main: 1 },
  canonical: '/klaer',
  indexed: true,
  parents: [],
  shortcuts: [],
  prices: { min: 299, max: 1399 },
};
const empty: ArticleList = {
  ok: true,
  articles: [],
  reached: 0,
  total: 0,
  facets: noFacets,
  reading: null,
  alternatives: null,
  tile: null,
};

function args(url: string, api: Partial<ShopApi>): LoaderArgs {
  const context = new RouterContextProvider();
  context.set(apiContext, api as ShopApi);
  return { context, params: {}, request: new Request(`http://shop.invalid${url}`) };
}

const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0, from: null, to: null };

beforeEach(() => {
  vi.useRealTimers();
});

test('DEC-48 the url says which list it is; the same list has one key', async () => {
  const categoryArticles = vi.fn(async () => success({ data: [], meta }));
  const searchArticles = vi.fn(async () => {
    const total = { value: 0, relation: 'eq' as const };
    return success({ hits: { total, hits: [] }, total });
  });
  const load = loadList(async () => page);
  const plain = await load(args('/a?antall=60', { categoryArticles }));
  expect(plain.key).toBe('/a');
  expect(categoryArticles).toHaveBeenCalledWith({
    id: 1,
    page: 1,
    per_page: 60,
    orderBy: 'BestsellerQty',
    order: 'asc',
  });
  const filtered = await load(args('/a?reverse=1&butikk=2,1&utm_source=x', { searchArticles }));
  expect(filtered.key).toBe('/a?butikk=1,2&reverse=1');
  expect(searchArticles).toHaveBeenCalledTimes(1);
});

test('R24 the server renders no more than ten pages at once', async () => {
  const categoryArticles = vi.fn(async () => success({ data: [], meta }));
  await loadList(async () => page)(args('/b?antall=1000', { categoryArticles }));
  expect(categoryArticles).toHaveBeenCalledTimes(2);
});

test('DEC-05 a list that cannot be had is the server’s fault: 503', async () => {
  const categoryArticles = async () => failure(500, 'down');
  const load = loadList(async () => page)(args('/c', { categoryArticles }));
  await expect(load).rejects.toMatchObject({ init: { status: 503 } });
});

test('what has been shown is cached for five minutes', () => {
  vi.useFakeTimers();
  cacheList({ page, path: '/d', key: '/d?butikk=1' }, empty);
  expect(cachedPage('/d')).toBe(page);
  expect(cachedList('/d?butikk=1')).toBe(empty);
  expect(cachedList('/d')).toBeUndefined();
  vi.advanceTimersByTime(300_000);
  expect(cachedList('/d?butikk=1')).toBeUndefined();
  expect(cachedPage('/d')).toBeUndefined();
});

test('forty lists are cached, the oldest goes first', () => {
  for (let index = 0; index <= 40; index++) cacheList({ page, path: '/e', key: `/e?butikk=${index}` }, empty);
  expect(cachedList('/e?butikk=0')).toBeUndefined();
  expect(cachedList('/e?butikk=1')).toBe(empty);
  expect(cachedList('/e?butikk=40')).toBe(empty);
});
