import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { startTestShop, type TestShop, type TestVisitor } from './test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.stop());

interface Listed {
  readonly ArticleID: number;
  readonly Name: string;
}
const list = async (path: string) => (await shop.get(`/api/v1${path}`)).body;
const ids = (articles: readonly Listed[]) => articles.map(({ ArticleID }) => ArticleID);
const search = async (body: Record<string, unknown>) => visitor.send('POST', '/api/v1/articles/search', body);
const found = async (body: Record<string, unknown>) =>
  (await search(body)).body.hits.hits.map((hit: { _source: Listed }) => hit._source.ArticleID);

describe('lists of categories', () => {
  test('API-09 API-10 API-11 CONST-06 data and meta, one-based pages of 20', async () => {
    const first = await list('/categories/1/articles');
    expect(schemas.categoryArticles.answer.safeParse(first).error?.issues ?? []).toEqual([]);
    expect(first.data).toHaveLength(20);
    expect(first.meta).toEqual({ current_page: 1, last_page: 3, per_page: 20, total: 49, from: 1, to: 20 });
    const last = await list('/categories/1/articles?page=3');
    expect(last.data).toHaveLength(9);
    expect((await list('/categories/1/articles?page=9')).data).toEqual([]);
    expect((await shop.get('/api/v1/categories/99/articles')).status).toBe(404);
  });

  test('TRAP-17 no article is on two pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`/categories/1/articles?page=${page}`)));
    const all = pages.flatMap(({ data }) => ids(data));
    expect(new Set(all).size).toBe(49);
  });

  test('API-12 API-14 I18N-04 ordered by Name in Norwegian unless asked otherwise', async () => {
    const { data } = await list('/categories/1/articles?per_page=100');
    const names = data.map(({ Name }: Listed) => Name);
    expect(names).toEqual([...names].sort(new Intl.Collator('nb-NO').compare));
  });

  test('API-13 DEC-44 price and rank, both ways; anything else is 422', async () => {
    const prices = await list('/categories/2/articles?orderBy=GrossPrice&order=desc');
    expect(ids(prices.data)).toEqual([1004, 1003, 1005]);
    expect(ids((await list('/categories/2/articles?orderBy=BestsellerQty')).data)).toEqual([1003, 1004, 1005]);
    for (const query of ['orderBy=Id', 'order=up', 'page=0', 'per_page=101', 'page=x']) {
      expect((await shop.get(`/api/v1/categories/2/articles?${query}`)).status, query).toBe(422);
    }
  });

  test('API-15 DEC-50 a subcategory, and one group of it', async () => {
    expect(ids((await list('/subcategories/20/articles')).data).sort()).toEqual([1003, 1004]);
    expect(ids((await list('/subcategories/20/articles?group=201')).data)).toEqual([1004]);
    expect((await shop.get('/api/v1/subcategories/99/articles')).status).toBe(404);
  });
});

describe('search', () => {
  test('API-19 DEC-56 says how the query was read, what was left out, and which pages answer it', async () => {
    const { body } = await search({ query: 'hei, har dere en jakke under 5000 kr xyzzy' });
    expect(schemas.searchArticles.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    const keys = (readings: readonly { key: string }[]) => readings.map(({ key }) => key);
    expect(keys(body.understood)).toEqual(['goods:jakke', 'price:-5000']);
    expect(body.left_out).toMatchObject([{ key: 'unknown:xyzzy', reason: 'unknown', text: 'xyzzy' }]);
    expect(body).toMatchObject({ corrected: null, did_you_mean: [], pages: [] });

    const page = await search({ query: 'åpningstider oslo' });
    expect(page.body.pages).toMatchObject([
      { topic: 'shops', name: 'Oslo' },
      { topic: 'shops', path: '/butikker' },
    ]);

    const without = await search({ query: 'jakke under 1 kr', ignore: ['price:-1'] });
    expect(keys(without.body.understood)).toEqual(['goods:jakke']);
    expect((await search({ query: 'jakke', ignore: 'price' })).status).toBe(422);
    expect((await search({})).body.understood).toBeUndefined();
  });

  test('API-19 API-22 DEC-55 hits with their source and the total in both places', async () => {
    const { status, body } = await search({ query: 'jakke', take: 2 });
    expect(status).toBe(200);
    expect(schemas.searchArticles.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body.hits.hits).toHaveLength(2);
    expect(body.hits.total).toEqual(body.total);
    expect(body.total.value).toBeGreaterThan(2);
  });

  test('API-20 CONST-07 take is 1000 by default', async () => {
    const { body } = await search({});
    expect(body.hits.hits).toHaveLength(body.total.value);
    expect(body.total.value).toBe(56);
  });

  test('API-21 TRAP-17 page 0 is the first', async () => {
    const order = { orderBy: 'Name', take: 5 };
    const whole = await found({ orderBy: 'Name', take: 10 });
    expect([...(await found({ ...order, page: 0 })), ...(await found({ ...order, page: 1 }))]).toEqual(whole);
  });

  test('CONST-21 CONST-22 CONST-23 CONST-24 CONST-25 CONST-26 VAL-17 filters by their ids, joined with AND', async () => {
    const inKlaer = { field: 'MainGroupID', op: 'eq', value: 1 };
    const inOslo = { field: 'AvailableShopID', op: 'in', values: [1] };
    expect((await found({ filters: [inKlaer, inOslo] })).sort()).toEqual([1001, 1002, 1006]);
    expect(await found({ filters: [inKlaer, inOslo, { field: 'ColorGroupID', op: 'in', values: [1] }] })).toEqual([
      1001,
    ]);
    expect(
      await found({
        filters: [
          { field: 'GenderID', op: 'in', values: [2] },
          inKlaer,
          { field: 'ProductLineID', op: 'in', values: [2] },
        ],
      }),
    ).toEqual([1002]);
    expect(await found({ filters: [{ field: 'ArticleGroup3ID', op: 'in', values: [401] }] })).toEqual([1008]);
  });

  test('VAL-18 VAL-19 TRAP-23 the price is inclusive and the rounded one; availability above 0 is in stock', async () => {
    const between = (min: number, max: number) =>
      found({
        filters: [
          { field: 'GrossPrice', op: 'between', values: [min, max] },
          { field: 'MainGroupID', op: 'eq', value: 2 },
        ],
      });
    expect((await between(399, 500)).sort()).toEqual([1003, 1005]);
    expect(await between(399, 499)).toEqual([1005]);
    expect(
      await found({
        filters: [
          { field: 'Availability', op: 'gt', value: 0 },
          { field: 'ArticleID', op: 'eq', value: 1001 },
        ],
      }),
    ).toEqual([1001]);
  });

  test.each([['100'], [null], [true], ['NaN']])('VAL-14 VAL-15 VAL-16 %s is no number', async (value) => {
    const one = await search({ filters: [{ field: 'GrossPrice', op: 'gte', value }] });
    expect([one.status, one.body.errors.filters]).toEqual([422, ['Only numbers supported as value']]);
    const many = await search({ filters: [{ field: 'GenderID', op: 'in', values: [1, value] }] });
    expect([many.status, many.body.errors.filters]).toEqual([422, ['Only numbers supported as values']]);
  });

  test.each([
    ['an unknown field', { field: 'price; drop', op: 'eq', value: 1 }],
    ['an unknown op', { field: 'GenderID', op: 'like', value: 1 }],
    ['a field nobody asked for', { field: 'GenderID', op: 'eq', value: 1, extra: 'x' }],
    ['between without an end', { field: 'GrossPrice', op: 'between', values: [1] }],
    ['between with a third', { field: 'GrossPrice', op: 'between', values: [1, 2, 3] }],
    ['in of nothing', { field: 'GenderID', op: 'in', values: [] }],
    ['nothing at all', null],
  ])('DEC-46 %s is no filter', async (_, filter) => {
    const { status, body } = await search({ filters: [filter] });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['filters']]);
  });

  test('DEC-03 lists tell of each article that it is visible', async () => {
    const { body } = await search({ query: 'jakke' });
    const shown = body.hits.hits.map((hit: { _source: { VisibleOnWeb: number } }) => hit._source.VisibleOnWeb);
    expect([...new Set(shown)]).toEqual([1]);
  });

  test('CONST-27 an exclusion list leaves its articles out', async () => {
    expect(
      await found({
        filters: [
          { field: 'MainGroupID', op: 'eq', value: 2 },
          { field: 'ArticleID', op: 'not_in', values: [1003, 1004] },
        ],
      }),
    ).toEqual([1005]);
  });

  test('DEC-56 GEN-10 compounds, folding, one slip; an article number and an ean come first; hidden ones never', async () => {
    expect((await found({ query: 'dun jakke' }))[0]).toBe(1002);
    expect((await found({ query: 'padleare' }))[0]).toBe(1008);
    expect((await found({ query: 'alpinhelm' }))[0]).toBe(1004);
    expect((await found({ query: '7000000100819' }))[0]).toBe(1008);
    expect(await found({ query: 'skjult' })).toEqual([]);
  });

  test('R24 what is asked too much of is refused or bounded, never slow', async () => {
    for (const body of [
      { take: 1001 },
      { take: 0 },
      { page: -1 },
      { filters: Array(41).fill({ field: 'GenderID', op: 'eq', value: 1 }) },
      { filters: [{ field: 'Name', op: 'eq', value: 1 }] },
      { query: 'x'.repeat(1001) },
    ]) {
      expect((await search(body)).status).toBe(422);
    }
  });

  test('API-23 DEC-18 articles by id, in the order given, unknown and hidden ones left out', async () => {
    const { body } = await visitor.send('POST', '/api/v1/articles/searchids', { ids: [1005, 1007, 1001, 99999, 1005] });
    expect(body.hits.hits.map(({ _id }: { _id: string }) => _id)).toEqual(['1005', '1001']);
    expect((await visitor.send('POST', '/api/v1/articles/searchids', { ids: ['x'] })).status).toBe(422);
  });
});

describe('other lists', () => {
  test('API-18 DEC-60 a bundle in the order asked; none or bad ids are 422', async () => {
    expect(ids(await list('/articles/bundle?articles=1003,1001,1007'))).toEqual([1003, 1001]);
    for (const query of ['', '?articles=', '?articles=a']) {
      expect((await shop.get(`/api/v1/articles/bundle${query}`)).status).toBe(422);
    }
  });

  test('API-24 DEC-59 the chain’s own product lines', async () => {
    const articles = await list('/articles/brand');
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.every(({ ProductLineID }: { ProductLineID: number }) => [1, 2].includes(ProductLineID))).toBe(true);
  });

  test('API-44 DEC-137 combined campaigns are a bare list', async () => {
    expect(Array.isArray(await list('/campaigns/combined/articles'))).toBe(true);
  });

  test('ENT-35 a campaign as content has its fields', async () => {
    const [campaign] = (await list('/campaigns')).data;
    expect(Object.keys(campaign)).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'shortDescription',
        'description',
        'start',
        'end',
        'count',
        'image',
        'imageMobile',
        'showLabel',
        'showImage',
        'labelText',
        'url',
      ]),
    );
  });

  test('ENT-37 colours of an article', async () => {
    const { Colors } = await list('/articles/1001');
    expect(Object.keys(Colors[0]).sort()).toEqual(['colorCode', 'hex', 'id', 'name']);
  });
});
