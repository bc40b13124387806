import { expect, test, vi } from 'vitest';
import type { ArticleRecord } from '#contract/article.ts';
import { failure, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { noChoice } from '#domain/filter/filter-choice.ts';
import type { SearchReading } from '../features/search/search-reading.ts';
import type { ListSlice } from './fetch-list.ts';
import { findAlternatives } from './find-alternatives.ts';
import type { ListSource } from './list-page.ts';

vi.mock('../features/article-card/cards-of.ts', () => ({
  cardsOf: (records: readonly ArticleRecord[]) => records.map(({ ArticleID }) => ({ articleId: ArticleID })),
}));

const source: ListSource = { kind: 'search', query: 'blå jakke', fixed: {} };
const plain = { choice: noChoice, sort: null, ignored: ['size:42'] };
const reading: SearchReading = {
  understood: [
    { key: 'color:bla', kind: 'color', value: 'bla', text: 'blå' },
    { key: 'goods:jakke', kind: 'goods', value: 'jakke', text: 'jakke' },
  ],
  leftOut: [],
  corrected: null,
  didYouMean: [],
  pages: [],
};
const record = (ArticleID: number) => ({ ArticleID, ArticleGroup3ID: 101, ArticleGroup2ID: 10 }) as ArticleRecord;
const found = (...ids: number[]): ListSlice => ({
  records: ids.map(record),
  total: ids.length,
  aggregations: null,
  reading,
});

/** Answers one search after the other with these ids, and says what it was asked. */
function answering(...answers: number[][]) {
  const asked: Parameters<ShopApi['searchArticles']>[0][] = [];
  const searchArticles: ShopApi['searchArticles'] = async (input) => {
    asked.push(input);
    const ids = answers.shift() ?? [];
    const total = { value: ids.length, relation: 'eq' as const };
    return success({
      hits: { total, hits: ids.map((id) => ({ _id: `${id}`, _score: 1, _source: record(id) })) },
      total,
    });
  };
  return { api: { searchArticles } as ShopApi, asked };
}
const ids = (near: Awaited<ReturnType<typeof findAlternatives>>) => near?.articles.map(({ articleId }) => articleId);

test('two hits or more need nothing beside them, and other lists never', async () => {
  const { api, asked } = answering();
  expect(await findAlternatives(api, { source, state: plain, found: found(1, 2) })).toBeNull();
  expect(await findAlternatives(api, { source: { kind: 'ids', ids: [1] }, state: plain, found: found(1) })).toBeNull();
  expect(asked).toEqual([]);
});

test('nothing found: what sells best', async () => {
  const { api, asked } = answering([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const near = await findAlternatives(api, { source, state: plain, found: found() });
  expect(near?.reason).toBe('popular');
  expect(ids(near)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(asked).toMatchObject([{ query: '', filters: [], orderBy: 'BestsellerQty', order: 'asc' }]);
});

test('nothing found under a filter: the same search without it, and only then what sells best', async () => {
  const state = { ...plain, choice: { ...noChoice, shops: [3] } };
  const { api, asked } = answering([5]);
  expect(await findAlternatives(api, { source, state, found: found() })).toMatchObject({ reason: 'unfiltered' });
  expect(asked).toMatchObject([{ query: 'blå jakke', ignore: ['size:42'], filters: [] }]);
  const none = answering([], [1]);
  expect(await findAlternatives(none.api, { source, state, found: found() })).toMatchObject({ reason: 'popular' });
});

test('one found: the same goods whatever else was said, then their kind, until a row is full; never itself', async () => {
  const { api, asked } = answering([7, 2, 3], [3, 7, 4, 5]);
  const near = await findAlternatives(api, { source, state: plain, found: found(7) });
  expect(near?.reason).toBe('nearest');
  expect(ids(near)).toEqual([2, 3, 4, 5]);
  expect(asked).toMatchObject([
    { query: 'blå jakke', ignore: ['size:42', 'color:bla'] },
    { query: '', filters: [{ field: 'ArticleGroup3ID', op: 'eq', value: 101 }] },
  ]);
});

test('what cannot be had is left out', async () => {
  const api = { searchArticles: async () => failure(503, 'down') } as unknown as ShopApi;
  expect(await findAlternatives(api, { source, state: plain, found: found() })).toBeNull();
  expect(await findAlternatives(api, { source, state: plain, found: found(1) })).toBeNull();
});
