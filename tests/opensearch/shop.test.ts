import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from '#tests/api/test-shop.ts';
import { type ClosableProxy, startClosableProxy } from './closable-proxy.ts';
import { clusterUrls, indexClient } from './opensearch-index.ts';

const alias = `shop_${randomBytes(4).toString('hex')}`;
let cluster: ClosableProxy;
let shop: TestShop;
beforeAll(async () => {
  cluster = await startClosableProxy(clusterUrls[0] ?? '');
  shop = await startTestShop({
    CATALOGUE_URL: cluster.url,
    CATALOGUE_NAME: alias,
    CATALOGUE_SHARDS: '2',
    CATALOGUE_REPLICAS: '0',
    INDEXER: 'inside',
  });
  await vi.waitUntil(async () => (await shop.get(list)).status === 200, { timeout: 60_000, interval: 200 });
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  await cluster?.stop();
  await indexClient.remove(`${alias}-*`);
});

const list = '/api/v1/subcategories/10/articles?per_page=50';
const jacket = '/product/heldre-jan-mayen-skalljakke';
const execute = (sql: string) => shop.database.execute(sql);
/** A cluster beside the tests may take longer than a visitor would wait. */
const jsonOf = (path: string) =>
  vi.waitUntil(
    async () => {
      const { status, body } = await shop.get(path);
      return status === 503 ? null : body;
    },
    { timeout: 30_000, interval: 50 },
  );
const priceOf = async (id: number) => (await jsonOf(`/api/v1/articles/${id}`)).GrossPrice as number;
const inList = async (id: number) =>
  (await jsonOf(list)).data.find((article: { ArticleID: number }) => article.ArticleID === id);
const seen = (look: () => Promise<boolean>) => expect.poll(look, { timeout: 30_000, interval: 50 }).toBe(true);

test('a new price is in the article, the list and the facets when it can be searched', async () => {
  expect(await priceOf(1001)).toBe(1299);
  expect((await inList(1001)).GrossPrice).toBe(1299);
  await execute('UPDATE articles SET suggested_price = 77 WHERE article_id = 1001');
  await seen(async () => (await priceOf(1001)) === 77);
  expect((await inList(1001)).GrossPrice).toBe(77);
  expect((await jsonOf('/api/v1/categories/1/articles?orderBy=Price&order=asc')).aggregations.price.min).toBe(77);
  await execute('UPDATE articles SET suggested_price = 1299 WHERE article_id = 1001');
  await seen(async () => (await priceOf(1001)) === 1299);
});

test('stock that comes and goes, a hidden article and a new name of a group are followed', async () => {
  const shops = async () => (await inList(1001)).AvailableShopIDs ?? (await inList(1001)).AvailableShops;
  const before = JSON.stringify(await shops());
  await execute('UPDATE stock SET qty = 0 WHERE ean IN (SELECT ean FROM variants WHERE article_id = 1001)');
  await seen(async () => JSON.stringify(await shops()) !== before);
  await execute('UPDATE articles SET visible_on_web = 0 WHERE article_id = 1001');
  await seen(async () => (await inList(1001)) === undefined);
  await execute('UPDATE articles SET visible_on_web = 1 WHERE article_id = 1001');
  await seen(async () => (await inList(1001)) !== undefined);
  await execute(`UPDATE genders SET name = 'Hvem som helst' WHERE gender_id = (SELECT min(gender_id) FROM genders)`);
  await seen(async () => JSON.stringify(await jsonOf('/api/v1/genders')).includes('Hvem som helst'));
  expect(await shop.database.query('SELECT 1 FROM catalogue_changes')).toEqual([]);
});

test('a piece that is sold is counted at once and writes nothing; how far the index is behind is told', async () => {
  const [place] = await shop.database.query<{ ean: string; shop: number }>(
    `SELECT ean, shop_id AS shop FROM stock JOIN variants USING (ean) WHERE article_id = 1005 AND qty > 0 LIMIT 1`,
  );
  const set = (qty: number) =>
    execute(`UPDATE stock SET qty = ${qty} WHERE ean = '${place?.ean}' AND shop_id = ${place?.shop}`);
  const writtenAt = async () => (await indexClient.documents(alias, [1005])).get(1005)?.version;
  const shown = async () => JSON.stringify(await jsonOf('/api/v1/articles/1005')).includes('4711');
  const before = await writtenAt();
  expect(await shown()).toBe(false);
  await set(4711);
  await seen(shown);
  expect(await writtenAt()).toBe(before);
  await set(0);
  await seen(async () => !(await shown()) && (await writtenAt()) !== before);
  const metrics = (await shop.get('/metrics')).body as string;
  expect(metrics).toMatch(/^catalogue_indexers_writing 1$/m);
  expect(metrics).toMatch(/^catalogue_oldest_change_seconds \d/m);
});

test('without the cluster cached pages and single articles are there, lists say when to ask again, and it comes back', async () => {
  const cached = await shop.get(jacket);
  expect(cached.status).toBe(200);
  expect((await shop.get(list)).status).toBe(200);
  cluster.close();
  try {
    expect((await shop.get(list)).status).toBe(200);
    expect((await shop.get(jacket)).status).toBe(200);
    const other = await shop.get('/api/v1/subcategories/21/articles?per_page=7');
    expect(other.status).toBe(503);
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.get('/api/v1/articles/1005')).status).toBe(200);
    await execute('UPDATE articles SET suggested_price = 88 WHERE article_id = 1001');
  } finally {
    cluster.open();
  }
  await expect
    .poll(async () => (await shop.get('/api/v1/subcategories/21/articles?per_page=8')).status, { timeout: 30_000 })
    .toBe(200);
  await seen(async () => (await priceOf(1001)) === 88);
}, 90_000);
