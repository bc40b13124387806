import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannedPrices } from '#server/database/system/planned-prices.ts';
import { machineCalls, resultsOf } from './machine-calls.ts';
import { makeKey } from './machine-key.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let call: ReturnType<typeof machineCalls>;
let keyId = '';
beforeAll(async () => {
  shop = await startTestShop();
  const key = await makeKey(shop.database, {
    system: 'erp',
    scopes: ['prices:write', 'catalogue:write', 'shops:write'],
  });
  keyId = key.id;
  call = machineCalls(shop, key.token);
}, 60_000);
afterAll(() => shop?.stop());

const listPrice = async (article: number) =>
  (
    await shop.database.query<{ price: number }>(
      'SELECT suggested_price AS price FROM articles WHERE article_id = $1',
      [article],
    )
  )[0]?.price;
const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a price counts at once, or waits for its time; none is asked from a time that has passed', async () => {
  const later = minutesAway(60);
  const said = {
    lines: [
      { article: 1001, price: 1799.5 },
      { article: 1002, price: 99, from: later },
      { article: 1003, price: 50, from: minutesAway(-60) },
      { article: 987_654, price: 50 },
      { article: 987_654, price: 50, from: later },
      { article: 1001, price: '50' },
      { article: 1001, price: 50.001, from: later },
      { article: 1003, price: 0 },
      { article: 1003, price: 0, from: later },
    ],
  };
  const first = await call('POST', '/prices', said);
  expect(first.status).toBe(207);
  const refused = ['backdated', 'unknown_article', 'unknown_article', 'bad_line', 'bad_line', 'against_rules'];
  expect(resultsOf(first)).toEqual(['applied', 'planned', ...refused, 'against_rules']);
  expect(await listPrice(1001)).toBe(1799.5);
  expect(resultsOf(await call('POST', '/prices', { lines: said.lines.slice(0, 2) }))).toEqual([
    'unchanged',
    'unchanged',
  ]);
  const shown = async () => (await shop.get('/api/v1/articles/1001')).body.SuggestedPrice;
  await expect.poll(shown, { timeout: 5_000, interval: 50 }).toBe(1799.5);
});

test('what is planned is asked once, by one of several processes, the last of those whose time has come', async () => {
  const before = await listPrice(1004);
  const [sooner, later, never] = [minutesAway(30), minutesAway(40), minutesAway(50)];
  const lines = [
    { article: 1004, price: 40, from: sooner },
    { article: 1004, price: 45, from: later },
    { article: 1004, price: 46, from: never },
  ];
  await call('POST', '/prices', { lines });
  const taken = await call('POST', '/prices', { lines: [{ article: 1004, price: null, from: never }] });
  expect(resultsOf(taken)).toEqual(['planned']);
  expect(await listPrice(1004)).toBe(before);
  await shop.database.execute(
    `UPDATE planned_prices SET starts_at = starts_at - interval '2 hours' WHERE article_id = 1004`,
  );
  await Promise.all([1, 2, 3].map(() => plannedPrices(shop.database).askDue()));
  await expect.poll(() => listPrice(1004), { timeout: 5_000, interval: 50 }).toBe(45);
  const history = await shop.database.query(
    `SELECT price, valid_to IS NULL AS open, valid_from > now() - interval '1 minute' AS new FROM price_history
      WHERE article_id = 1004 AND source = 'list' ORDER BY valid_from DESC LIMIT 1`,
  );
  expect(history).toEqual([{ price: 45, open: true, new: true }]);
  const [row] = await shop.database.query<{ from: Date }>(
    `SELECT starts_at AS "from" FROM planned_prices WHERE article_id = 1004 AND price = 45`,
  );
  const again = { lines: [{ article: 1004, price: 45, from: row?.from.toISOString() }] };
  expect(resultsOf(await call('POST', '/prices', again)), 'repeated after its time').toEqual(['unchanged']);
});

test('articles, variants, shops and days come in by the rules of the import, line by line', async () => {
  const article = { ArticleID: 9001, ArticleNo: 'A-9001', Name: 'Turjakke', SuggestedPrice: 999, MainGroupID: 1 };
  const articles = await call('PUT', '/articles', {
    lines: [article, { ArticleID: 1001, Season: null }, { ArticleID: 9002, Name: 'Uten pris' }, 'x', { Surprise: 1 }],
  });
  expect(articles.status).toBe(207);
  expect(resultsOf(articles).slice(0, 1)).toEqual(['applied']);
  expect(resultsOf(articles).slice(2)).toEqual(['bad_line', 'bad_line', 'bad_line']);
  expect(articles.body.results[2].message).toContain('lacks ArticleNo');
  expect(resultsOf(await call('PUT', '/articles', { lines: [article] }))).toEqual(['unchanged']);
  const variants = await call('PUT', '/variants', {
    lines: [{ VariantID: 90_011, ArticleID: 9001, EanNo: '7000000900117' }],
  });
  expect(resultsOf(variants)).toEqual(['applied']);
  await call('PUT', '/articles', { lines: [{ ArticleID: 9001, Name: 'Turjakken' }] });
  const shown = async () => (await shop.get('/api/v1/articles/9001')).body.Name;
  await expect.poll(shown, { timeout: 5_000, interval: 50 }).toBe('Turjakken');
  const [run] = await shop.database.query(
    'SELECT kind, actor, rows_read AS rows, rows_bad AS bad FROM import_runs WHERE import_run_id = $1',
    [articles.body.run],
  );
  expect(run).toEqual({ kind: 'articles', actor: `key:${keyId}`, rows: 4, bad: 2 });
  const days = await call('PUT', '/opening-days', {
    lines: [{ shopId: 1, date: '2030-05-16', hours: '1000-1500', reason: 'Dagen før 17. mai' }],
  });
  expect(resultsOf(days)).toEqual(['applied']);
});

test('a key of one shop changes that shop alone, whatever else a line calls it by', async () => {
  const { token } = await makeKey(shop.database, { system: 'till', scopes: ['shops:write'], shops: [1] });
  const till = machineCalls(shop, token);
  const day = { date: '2030-05-16', hours: '1100-1500' };
  const answer = await till('PUT', '/opening-days', {
    lines: [{ shopId: 1, ...day }, { shopId: 2, ...day }, { shopId: 1, ShopName: 'Oslo', ...day }, day],
  });
  expect(resultsOf(answer)).toEqual(['applied', ...Array(3).fill('not_your_shop')]);
  expect(resultsOf(await till('PUT', '/shops', { lines: [{ id: 2, phone: '22 33 44 55' }] }))).toEqual([
    'not_your_shop',
  ]);
  expect((await till('PUT', '/articles', { lines: [{ ArticleID: 1001, Season: 'x' }] })).status).toBe(403);
});

test('a dry run changes nothing; too many lines are refused whole', async () => {
  const lines = [{ id: 1, phone: '22 33 44 55' }];
  expect(resultsOf(await call('PUT', '/shops', { lines, dry_run: true }))).toEqual(['applied']);
  expect(resultsOf(await call('PUT', '/shops', { lines }))).toEqual(['applied']);
  expect(resultsOf(await call('PUT', '/shops', { lines }))).toEqual(['unchanged']);
  const many = Array.from({ length: 201 }, (_, at) => ({ id: at + 1, phone: '1' }));
  expect(await call('PUT', '/shops', { lines: many })).toMatchObject({ status: 422, body: { code: 'bad_request' } });
  expect(
    (await call('PUT', '/shops', { lines: Array(10_000).fill({ id: 1, description: 'x'.repeat(100) }) })).status,
  ).toBe(413);
});

test('a call that is sent again with its Idempotency-Key is answered as before, and not done again', async () => {
  const headers = { 'idempotency-key': 'price-1' };
  const body = { lines: [{ article: 1005, price: 77 }] };
  const first = await call('POST', '/prices', body, headers);
  expect(resultsOf(first)).toEqual(['applied']);
  expect(await call('POST', '/prices', body, headers)).toMatchObject({ status: 200, body: first.body });
  const other = { lines: [{ article: 1005, price: 78 }] };
  expect(await call('POST', '/prices', other, headers)).toMatchObject({ status: 422, body: { code: 'other_body' } });
  expect((await call('POST', '/prices', body, { 'idempotency-key': 'a b' })).status).toBe(422);
  const { token } = await makeKey(shop.database, { system: 'other', scopes: ['prices:write'] });
  expect(resultsOf(await machineCalls(shop, token)('POST', '/prices', other, headers)), 'another system’s key').toEqual(
    ['applied'],
  );
});
