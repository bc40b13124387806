import { expect, test } from 'vitest';
import type { ArticleRecord } from '#contract/article.ts';
import { failure, success } from '#contract/reply.ts';
import { noChoice } from '#domain/filter/filter-choice.ts';
import type { ListState } from '#domain/filter/list-query.ts';
import { defaultSort } from '#domain/filter/sort.ts';
import { fetchList, type ListApi } from './fetch-list.ts';
import type { ListSource } from './list-page.ts';

const klaer: ListSource = { kind: 'category', main: 1 };
const plain: ListState = { choice: noChoice, sort: defaultSort, ignored: [] };

/** Says what it was asked, and answers with as many articles as were asked for. */
function listeningApi() {
  const calls: { name: string; input: unknown }[] = [];
  const records = (ids: readonly number[]) => ids.map((ArticleID) => ({ ArticleID }) as ArticleRecord);
  const page = (name: string) => async (input: { page?: unknown; per_page?: unknown }) => {
    calls.push({ name, input });
    const first = (Number(input.page) - 1) * Number(input.per_page);
    const data = records(Array.from({ length: Number(input.per_page) }, (_, index) => first + index));
    const meta = { current_page: 1, last_page: 3, per_page: 20, total: 49, from: 1, to: 20 };
    return success({ data, meta });
  };
  const hits = (name: string, ids: readonly number[]) => async (input: unknown) => {
    calls.push({ name, input });
    const total = { value: ids.length, relation: 'eq' as const };
    const found = records(ids).map((record) => ({ _id: String(record.ArticleID), _score: null, _source: record }));
    return success({ hits: { total, hits: found }, total });
  };
  const api: ListApi = {
    categoryArticles: page('categoryArticles'),
    subcategoryArticles: page('subcategoryArticles'),
    searchArticles: hits('searchArticles', [1001, 1003]),
    searchArticleIds: hits('searchArticleIds', [1003, 1001]),
  };
  return { api, calls };
}

test('API-10 DEC-49 TRAP-19 a category without filters: GET with page, size and order', async () => {
  const { api, calls } = listeningApi();
  await fetchList(api, { source: klaer, state: plain, from: 20, to: 40 });
  expect(calls).toEqual([
    { name: 'categoryArticles', input: { id: 1, page: 2, per_page: 20, orderBy: 'BestsellerQty', order: 'asc' } },
  ]);
  expect(Object.keys(calls[0]?.input ?? {})).toEqual(['id', 'page', 'per_page', 'orderBy', 'order']);
});

test('DEC-50 ROUTE-20 ROUTE-21 a subcategory, and one group of it', async () => {
  const { api, calls } = listeningApi();
  const state: ListState = { ...plain, sort: { key: 'name', reverse: true } };
  await fetchList(api, { source: { ...klaer, sub: 10 }, state, from: 0, to: 20 });
  await fetchList(api, { source: { ...klaer, sub: 10, group: 100 }, state, from: 0, to: 20 });
  const order = { page: 1, per_page: 20, orderBy: 'Name', order: 'desc' };
  expect(calls).toEqual([
    { name: 'subcategoryArticles', input: { id: 10, ...order } },
    { name: 'subcategoryArticles', input: { id: 10, group: 100, ...order } },
  ]);
});

test('DEC-49 TRAP-18 as soon as a filter is set: POST with the place added, take 20, page from zero', async () => {
  const { api, calls } = listeningApi();
  const state = { ...plain, choice: { ...noChoice, shops: [1] } };
  await fetchList(api, { source: klaer, state, from: 20, to: 40 });
  expect(calls).toEqual([
    {
      name: 'searchArticles',
      input: {
        query: '',
        take: 20,
        page: 1,
        filters: [
          { field: 'AvailableShopID', op: 'in', values: [1] },
          { field: 'MainGroupID', op: 'eq', value: 1 },
        ],
        orderBy: 'BestsellerQty',
        order: 'asc',
        aggregations: false,
      },
    },
  ]);
});

test('DEC-56 words are answered by relevance until a sort is chosen', async () => {
  const { api, calls } = listeningApi();
  const source: ListSource = { kind: 'search', query: 'ull', fixed: {} };
  await fetchList(api, { source, state: { ...plain, sort: null }, from: 0, to: 20 });
  expect(calls[0]?.input).toEqual({ query: 'ull', take: 20, page: 0, filters: [], aggregations: true });
});

test('what the shopper has taken away from a search is asked for as such', async () => {
  const { api, calls } = listeningApi();
  const source: ListSource = { kind: 'search', query: 'ull dame', fixed: {} };
  await fetchList(api, { source, state: { ...plain, sort: null, ignored: ['gender:dame'] }, from: 0, to: 20 });
  expect(calls[0]?.input).toMatchObject({ query: 'ull dame', ignore: ['gender:dame'] });
});

test('DEC-18 ROUTE-16 ids in the order given, also among filters', async () => {
  const { api, calls } = listeningApi();
  const source: ListSource = { kind: 'ids', ids: [1003, 1001] };
  const given = await fetchList(api, { source, state: { ...plain, sort: null }, from: 0, to: 20 });
  expect(calls.map(({ name }) => name)).toEqual(['searchArticleIds', 'searchArticles']);
  expect(calls[0]?.input).toEqual({ ids: [1003, 1001] });
  const filtered = await fetchList(api, {
    source,
    state: { ...plain, choice: { ...noChoice, shops: [1] }, sort: null },
    from: 0,
    to: 20,
  });
  for (const reply of [given, filtered]) {
    expect(reply.ok && reply.data.records.map(({ ArticleID }) => ArticleID)).toEqual([1003, 1001]);
  }
});

test('DEC-18 no ids at all: nothing is asked and nothing found', async () => {
  const { api, calls } = listeningApi();
  const reply = await fetchList(api, {
    source: { kind: 'ids', ids: [] },
    state: { ...plain, sort: null },
    from: 0,
    to: 20,
  });
  expect(reply).toMatchObject({ ok: true, data: { total: 0 } });
  expect(calls).toEqual([]);
});

test('a list reopened past a hundred is cut to what was open', async () => {
  const { api } = listeningApi();
  const reply = await fetchList(api, { source: klaer, state: plain, from: 0, to: 140 });
  expect(reply.ok && reply.data.records.map(({ ArticleID }) => ArticleID)).toEqual(
    Array.from({ length: 140 }, (_, index) => index),
  );
});

test('one failed part fails the whole', async () => {
  const { api } = listeningApi();
  let asked = 0;
  const flaky: ListApi = {
    ...api,
    categoryArticles: async (input) => (asked++ === 1 ? failure(503, 'down') : api.categoryArticles(input)),
  };
  expect(await fetchList(flaky, { source: klaer, state: plain, from: 0, to: 200 })).toMatchObject({
    ok: false,
    status: 503,
  });
});
