import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtStorefront } from '#server/composition/built-storefront.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop?.stop());

const execute = (sql: string, values: unknown[] = []) => shop.database.execute(sql, values as never);
const search = async (query: string) => {
  const visitor = await shop.visitor();
  const { body } = await visitor.send('POST', '/api/v1/articles/search', { query, take: 50 });
  return body.hits.hits.map((hit: { _source: { ArticleID: number } }) => hit._source.ArticleID) as number[];
};

/** Whoever waits longer than this waits in vain; how soon it is seen is a question for the benchmarks. */
async function seen(look: () => Promise<boolean>): Promise<void> {
  await expect.poll(look, { interval: 20 }).toBe(true);
}

const jacket = '/product/heldre-jan-mayen-skalljakke';
const poles = '/product/alpinstaver-race';
const jsonOf = async (path: string) => (await shop.get(path)).body;
const pageOf = async (path: string) => String((await shop.get(path)).body);
const inList = async (list: string, id: number) =>
  (await jsonOf(list)).data.find((article: { ArticleID: number }) => article.ArticleID === id);

test('a new price is in the list, the article, the facets and the page', async () => {
  const list = '/api/v1/subcategories/10/articles?per_page=50';
  const cheapest = '/api/v1/categories/1/articles?orderBy=Price&order=asc';
  // All of it is asked for before, so that it is cached and must be dropped.
  expect((await jsonOf('/api/v1/articles/1001')).GrossPrice).toBe(1299);
  expect((await inList(list, 1001)).GrossPrice).toBe(1299);
  expect((await jsonOf(cheapest)).aggregations.price.min).toBeGreaterThan(77);
  expect(await pageOf(jacket)).toContain('1\u00a0299,00\u00a0kr');
  expect(await pageOf(jacket)).not.toContain('77,00\u00a0kr');
  await execute('UPDATE articles SET suggested_price = 77 WHERE article_id = 1001');
  await seen(async () => (await jsonOf('/api/v1/articles/1001')).GrossPrice === 77);
  expect((await inList(list, 1001)).GrossPrice).toBe(77);
  const { data, aggregations } = await jsonOf(cheapest);
  expect(data[0]).toMatchObject({ ArticleID: 1001, GrossPrice: 77 });
  expect(aggregations.price.min).toBe(77);
  expect(await pageOf(jacket)).toContain('77,00\u00a0kr');
});

test('a hidden article is in no list, search or page, and shown and renamed it is in all of them', async () => {
  const list = '/api/v1/subcategories/21/articles?per_page=50';
  const isThere = async (query: string) => ({
    search: (await search(query)).includes(1005),
    list: (await inList(list, 1005)) !== undefined,
    article: (await jsonOf('/api/v1/articles/1005')).VisibleOnWeb,
    page: (await shop.get(poles)).status,
  });
  expect(await isThere('alpinstaver')).toEqual({ search: true, list: true, article: 1, page: 200 });
  await execute('UPDATE articles SET visible_on_web = 0 WHERE article_id = 1005');
  await seen(async () => !(await search('alpinstaver')).includes(1005));
  expect(await isThere('alpinstaver')).toEqual({ search: false, list: false, article: 0, page: 302 });
  await execute("UPDATE articles SET visible_on_web = 1, name = 'Soppkurv Kvistdal' WHERE article_id = 1005");
  await seen(async () => (await search('soppkurv')).includes(1005));
  expect(await search('sopkurv')).toContain(1005);
  expect((await inList(list, 1005)).Name).toBe('Soppkurv Kvistdal');
  expect((await jsonOf('/api/v1/articles/1005')).Name).toBe('Soppkurv Kvistdal');
});

test('a moved article is in its new category and no longer in the old one', async () => {
  const [clothes, sports] = [
    '/api/v1/categories/1/articles?per_page=100',
    '/api/v1/categories/2/articles?per_page=100',
  ];
  const count = async () => (await jsonOf('/api/v1/categories'))[0].count as number;
  const before = await count();
  expect(await inList(sports, 1005)).toBeDefined();
  await execute(
    'UPDATE articles SET main_group_id = 1, article_group2_id = NULL, article_group3_id = NULL WHERE article_id = 1005',
  );
  await seen(async () => (await count()) === before + 1);
  expect(await inList(clothes, 1005)).toBeDefined();
  expect(await inList(sports, 1005)).toBeUndefined();
});

test('a change of one article leaves cached answers that have nothing to do with it', async () => {
  const etag = async (path: string) => (await shop.get(path)).headers.get('etag');
  const [changed, other] = ['/api/v1/articles/1003', '/api/v1/articles/1002'];
  const [changing, cached] = [await etag(changed), await etag(other)];
  expect(cached).toEqual(expect.any(String));
  await execute("UPDATE articles SET description = 'Tettvevd og nyvasket.' WHERE article_id = 1003");
  await seen(async () => JSON.stringify(await jsonOf(changed)).includes('nyvasket'));
  expect(await etag(changed)).not.toBe(changing);
  expect(await etag(other)).toBe(cached);
});

test('a change of an article drops every answer and page that shows it', async () => {
  const id = 1003;
  // Digits that stand nowhere else: in answers as they are, in pages within their state.
  const price = async (kroner: number) => {
    await execute('UPDATE articles SET suggested_price = $2 WHERE article_id = $1', [id, kroner]);
    await seen(async () => shows(`/api/v1/articles/${id}`, kroner));
  };
  const shows = async (address: string, kroner: number) =>
    JSON.stringify((await shop.get(address)).body).includes(String(kroner));
  await price(98_761);
  const { MainGroupID, ArticleGroup2ID, ProductLineID, Slug, Name } = (await shop.get(`/api/v1/articles/${id}`)).body;
  const answers = [
    `/articles/name/${Slug}`,
    `/articles/bundle?articles=1001,${id}`,
    `/articles/suggestions?query=${encodeURIComponent(Name.slice(0, 5))}`,
    `/categories/${MainGroupID}/articles?per_page=100`,
    `/subcategories/${ArticleGroup2ID}/articles?per_page=100`,
  ].map((address) => `/api/v1${address}`);
  const line = (await shop.get('/api/v1/productlines')).body.find((one: { id: number }) => one.id === ProductLineID);
  const pages = [
    `/product/${Slug}`,
    `/merker/${line.slug}`,
    `/search/${encodeURIComponent(Name)}`,
    `/sammenlign/${id}+1001`,
  ];
  const others = ['/', '/bestselgere', '/blogg', '/kampanjer', '/klaer', '/vintersport', '/herre', '/dame', '/barn'];
  const apiToo = ['brand', 'campaigns', 'blog/posts', 'campaigns/combined/articles'].map((name) => `/api/v1/${name}`);
  const showing: string[] = [];
  for (const address of [...answers, ...pages, ...others, ...apiToo]) {
    if (await shows(address, 98_761)) showing.push(address);
  }
  expect(showing).toEqual(expect.arrayContaining([...answers, ...pages]));
  await price(98_762);
  for (const address of showing) {
    expect([address, await shows(address, 98_761), await shows(address, 98_762)]).toEqual([address, false, true]);
  }
});

test('a new name of a group is in the menu, in its list and on its articles', async () => {
  await pageOf('/');
  await execute("UPDATE main_groups SET name = 'Klesplagg' WHERE main_group_id = 1");
  await seen(async () => JSON.stringify(await jsonOf('/api/v1/categories')).includes('Klesplagg'));
  expect(await pageOf('/')).toContain('Klesplagg');
  expect(JSON.stringify(await jsonOf('/api/v1/articles/1001'))).toContain('Klesplagg');
});

test('what changes while a shop is being opened is not missed', async () => {
  const settings = { SHOP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' };
  const other = await startShop(readConfig(settings, '/tmp'), shop.databaseUrl, {
    // The catalogue is read by now, and nobody follows the notifications yet.
    storefront: async () => {
      await execute('UPDATE articles SET suggested_price = 4321 WHERE article_id = 1004');
      return builtStorefront(path.resolve(import.meta.dirname, '../../dist'));
    },
  });
  try {
    await seen(async () => {
      const answer = await fetch(`${other.address}/api/v1/articles/1004`);
      return ((await answer.json()) as { SuggestedPrice: number }).SuggestedPrice === 4321;
    });
  } finally {
    await other.stop();
  }
});
