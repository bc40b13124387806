import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop, type TestVisitor } from './test-shop.ts';

/** What the chain says of its search holds in a running shop within two seconds, in answers and in cached pages. */
let shop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] }); // the server's clock, for the test that turns it
  shop = await startTestShop();
  visitor = await shop.visitor();
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await shop?.stop();
});
beforeEach(async () => {
  for (const table of ['search_synonyms', 'search_stop_words', 'search_pins']) await execute(`DELETE FROM ${table}`);
  // What the test before has said must be forgotten, or it would be taken for what this one says.
  await within2s(async () => (await found('ullgenser')).ids.includes(1003), false);
});

const execute = (sql: string, values: unknown[] = []) => shop.database.execute(sql, values as never);
const found = async (query: string, more: object = {}) => {
  const { body } = await visitor.send('POST', '/api/v1/articles/search', { query, take: 50, ...more });
  const ids = body.hits.hits.map((hit: { _source: { ArticleID: number } }) => hit._source.ArticleID) as number[];
  return { ids, total: body.total.value as number, body };
};
const first = async (query: string, more: object = {}) => (await found(query, more)).ids[0];
const pageHas = async (path: string, words: string) => (await shop.get(path)).body.includes(words);
const within2s = (look: () => Promise<unknown>, wanted: unknown) => expect.poll(look, { interval: 20 }).toEqual(wanted);
const pin = (query: string, articleId: number, position: number | null, until: string | null = null) =>
  execute(
    `INSERT INTO search_pins (query, article_id, position, buried, until) VALUES ($1, $2, $3::smallint, $3::smallint IS NULL, $4)
     ON CONFLICT (query, article_id) DO UPDATE SET position = excluded.position, buried = excluded.buried, until = excluded.until`,
    [query, articleId, position, until],
  );

test('a synonym finds what it stands for, in the answer, the suggestions and the page; the next change too', async () => {
  const suggested = async () =>
    (await shop.get('/api/v1/articles/suggestions?query=knallert')).body.articles.map(
      ({ ArticleID }: { ArticleID: number }) => ArticleID,
    );
  expect((await found('knallert')).total).toBe(0);
  expect(await pageHas('/search/knallert', 'Padleåre Karbon')).toBe(false);
  expect(await suggested()).toEqual([]);
  await execute("INSERT INTO search_synonyms (word, words) VALUES ('knallert', '{padleåre}')");
  await within2s(() => first('knallert'), 1008);
  await within2s(suggested, [1008]);
  await within2s(() => pageHas('/search/knallert', 'Padleåre Karbon'), true);
  await execute("UPDATE search_synonyms SET words = '{tursekk}' WHERE word = 'knallert'");
  await within2s(() => first('knallert'), 1009);
  await within2s(() => pageHas('/search/knallert', 'Tursekk 50L'), true);
});

test('a stop word is left out, and then not', async () => {
  const leftOut = async () => (await found('superfin tursekk')).body.left_out.length as number;
  expect(await leftOut()).toBe(1);
  await execute("INSERT INTO search_stop_words (word) VALUES ('superfin')");
  await within2s(leftOut, 0);
  await execute("UPDATE search_stop_words SET active = false WHERE word = 'superfin'");
  await within2s(leftOut, 1);
});

test('a pin comes first and is counted once, over pages; buried it comes last', async () => {
  const plain = await found('ullgenser');
  expect(plain.ids).not.toContain(1003);
  await pin('ullgenser', 1003, 1);
  await within2s(() => first('Ullgenser '), 1003);
  const { total } = await found('ullgenser');
  expect(total).toBe(plain.total + 1);
  const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => found('ullgenser', { page, take: 10 })));
  const ids = pages.flatMap((page) => page.ids);
  expect(new Set(ids).size).toBe(total);
  expect(ids).toHaveLength(total);
  expect(await first('ullgensere')).not.toBe(1003);
  await pin('ullgenser', plain.ids[0] ?? 0, null);
  await within2s(async () => (await found('ullgenser')).ids.at(-1), plain.ids[0]);
});

test('a pin gives way to the filter and to another order', async () => {
  await pin('ullgenser', 1003, 1);
  await within2s(() => first('ullgenser'), 1003);
  const filters = [{ field: 'MainGroupID', op: 'in', values: [1] }];
  expect((await found('ullgenser', { filters })).ids).not.toContain(1003);
  expect((await found('ullgenser', { orderBy: 'Price', order: 'asc' })).ids).not.toContain(1003);
});

test('a pin lapses when its article is sold out or hidden', async () => {
  await pin('ullgenser', 1003, 1);
  await within2s(() => first('ullgenser'), 1003);
  await execute('UPDATE articles SET visible_on_web = 0 WHERE article_id = 1003');
  await within2s(async () => (await found('ullgenser')).ids.includes(1003), false);
  await execute('UPDATE articles SET visible_on_web = 1 WHERE article_id = 1003');
  await within2s(() => first('ullgenser'), 1003);
  const held = await shop.database.query<{ ean: string; shop_id: number; qty: number }>(
    'SELECT ean, shop_id, qty FROM stock JOIN variants USING (ean) WHERE article_id = 1003 AND qty > 0',
  );
  await execute('UPDATE stock SET qty = 0 FROM variants v WHERE v.ean = stock.ean AND v.article_id = 1003');
  await within2s(async () => (await found('ullgenser')).ids.includes(1003), false);
  for (const { ean, shop_id, qty } of held)
    await execute('UPDATE stock SET qty = $3 WHERE ean = $1 AND shop_id = $2', [ean, shop_id, qty]);
  await within2s(() => first('ullgenser'), 1003);
});

test('a pin lapses with the end of its last day, in cached pages too', async () => {
  const last = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await pin('ullgenser', 1003, 1, last);
  await within2s(() => first('ullgenser'), 1003);
  await within2s(() => pageHas('/search/ullgenser', 'Alpinbriller Pro'), true);
  vi.setSystemTime(Date.parse(`${last}T12:00:00Z`));
  expect(await first('ullgenser')).toBe(1003);
  expect(await pageHas('/search/ullgenser', 'Alpinbriller Pro')).toBe(true);
  vi.setSystemTime(Date.parse(`${last}T12:00:00Z`) + 86_400_000);
  expect(await first('ullgenser')).not.toBe(1003);
  expect(await pageHas('/search/ullgenser', 'Alpinbriller Pro')).toBe(false);
});
