import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop, type TestVisitor } from './test-shop.ts';

let shop: TestShop;
let silje: DeskPerson;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  silje = await deskAs(shop, 'marketing', { name: 'Silje Moe' });
  visitor = await shop.visitor();
}, 60_000);
afterAll(() => shop?.stop());
beforeEach(async () => {
  for (const table of ['search_synonyms', 'search_stop_words', 'search_pins', 'search_counts'])
    await shop.database.execute(`DELETE FROM ${table}`);
});

const found = async (query: string): Promise<number[]> => {
  const { body } = await visitor.send('POST', '/api/v1/articles/search', { query, take: 50 });
  return body.hits.hits.map((hit: { _source: { ArticleID: number } }) => hit._source.ArticleID);
};
const within2s = (look: () => Promise<unknown>, wanted: unknown) => expect.poll(look, { interval: 20 }).toEqual(wanted);
const counted = (query: string, more: { searches?: number; hits?: number; clicks?: number; daysAgo?: number } = {}) =>
  shop.database.execute(
    `INSERT INTO search_counts (day, query, searches, hits, clicks, positions)
     VALUES ((now() AT TIME ZONE 'Europe/Oslo')::date - $5::int, $1, $2, $3, $4::int, $4::int)`,
    [query, more.searches ?? 3, more.hits ?? 5, more.clicks ?? 0, more.daysAgo ?? 0],
  );
const synonym = { word: 'knallert', words: ['padleåre'], both: false, version: null };
const lastEntry = async () => {
  const [row] = await shop.database.query<{ id: number; action: string; before: object; after: object }>(
    'SELECT audit_id AS id, action, before, after FROM audit_log ORDER BY audit_id DESC LIMIT 1',
  );
  return row;
};

describe('the report', () => {
  test('tells what is not found, what is not followed, and what the shop finds now; never what few have searched for', async () => {
    await counted('knallert', { searches: 9, hits: 0 });
    await counted('knallert', { searches: 4, hits: 0, daysAgo: 2 });
    await counted('tursekk', { searches: 4, hits: 0 });
    await counted('hemmelig navn', { searches: 2, hits: 0 });
    await counted('hjelm', { searches: 20, clicks: 1 });
    const { body } = await silje.get('/search/report?days=7');
    expect(body).toMatchObject({ days: 7, searches: 37, unfoundShare: 17 / 37, unfoundShareBefore: null });
    expect(body.nothingFound).toMatchObject([
      { query: 'knallert', searches: 13, hitsNow: 0, series: [0, 0, 0, 0, 4, 0, 9], leftOut: [{ reason: 'unknown' }] },
      { query: 'tursekk', hits: 0, hitsNow: 1, leftOut: [] },
    ]);
    expect(body.fewClicks).toMatchObject([{ query: 'hjelm', clicks: 1 }]);
    expect((await silje.get('/search/report?days=9')).status).toBe(422);
  });
});

describe('a draft', () => {
  test('is tried on what the chain searches for most, and changes nothing', async () => {
    await counted('knallert', { searches: 9, hits: 0 });
    await counted('jakke', { searches: 90 });
    const tried = await silje.get(`/search/try?synonym=knallert&words=${encodeURIComponent('padleåre')}`);
    expect(tried.body).toMatchObject({ judged: 0, own: 2, better: 1, worse: 0, searches: 9, changes: 1 });
    expect(tried.body.changed).toMatchObject([
      { query: 'knallert', before: { hits: 0, first: [] }, after: { hits: 1, first: ['Padleåre Karbon'] } },
    ]);
    expect(await found('knallert')).toEqual([]);
    const look = await silje.get(
      `/search/look?query=knallert&synonym=knallert&words=${encodeURIComponent('padleåre')}`,
    );
    expect(look.body).toMatchObject({
      now: { hits: 0 },
      drafted: { hits: 1, first: [{ articleId: 1008, pinned: null }] },
    });
    const stop = await silje.get('/search/look?query=superfin%20tursekk&stopWord=superfin');
    expect(stop.body.drafted.hits).toBe(1);
  });

  test.each([
    '/search/try',
    '/search/try?synonym=12',
    '/search/try?synonym=a%20b%20c%20d&words=jakke',
    '/search/look?query=',
    '/search/look?query=jakke&synonym=%00',
    '/search/try?stopWord=to%20ord',
  ])('%s is refused', async (path) => {
    expect((await silje.get(path)).status).toBe(422);
  });
});

describe('synonyms', () => {
  test('one that is used is in the shop within two seconds, is in the log, and is taken back by Angre', async () => {
    expect(await found('knallert')).toEqual([]);
    const saved = await silje.post('/search/synonyms', synonym);
    expect(saved.body).toMatchObject({ word: 'knallert', words: ['padleåre'], version: 1 });
    await within2s(() => found('knallert'), [1008]);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: 'synonym-saved', before: { words: [] }, after: { words: ['padleåre'] } });
    expect((await silje.get('/search/synonyms?q=padle')).body.rows).toMatchObject([{ word: 'knallert' }]);
    expect((await silje.post(`/log/${entry?.id}/undo`, {})).status).toBe(200);
    await within2s(() => found('knallert'), []);
    expect((await silje.get('/search/synonyms')).body.rows).toEqual([]);
    // What was taken back may be said anew, by whoever has not seen it.
    expect((await silje.post('/search/synonyms', synonym)).status).toBe(200);
  });

  test('two who change the same: the second is told, and an import counts as one of them', async () => {
    await silje.post('/search/synonyms', synonym);
    expect((await silje.post('/search/synonyms', synonym)).status).toBe(409);
    const changed = await silje.post('/search/synonyms', { ...synonym, words: ['tursekk'], version: 1 });
    expect(changed.body.version).toBe(2);
    const entry = await lastEntry();
    await shop.database.execute("UPDATE search_synonyms SET words = '{jakke}' WHERE word = 'knallert'");
    const late = await silje.post('/search/synonyms', { ...synonym, version: 2 });
    expect([late.status, late.body.thing.words]).toEqual([409, ['jakke']]);
    expect((await silje.post(`/log/${entry?.id}/undo`, {})).status).toBe(409);
  });

  test.each([
    { ...synonym, words: ['knallert'] },
    { ...synonym, word: 'to ord', both: true },
    { ...synonym, word: '12' },
    { ...synonym, words: ['to ord'] },
    { ...synonym, words: Array.from({ length: 21 }, (_, at) => `ord${String.fromCharCode(97 + at)}`) },
    { ...synonym, word: '' },
    { word: 'knallert' },
  ])('%j is refused, as by the import', async (body) => {
    expect((await silje.post('/search/synonyms', body)).status).toBe(422);
  });

  test('taking back what is not there is 404', async () => {
    expect((await silje.post('/search/synonyms', { ...synonym, words: [] })).status).toBe(404);
    expect((await silje.post('/search/stop-words', { word: 'superfin', active: false, version: null })).status).toBe(
      404,
    );
  });
});

test('a stop word is left out of queries, and then not', async () => {
  const saved = await silje.post('/search/stop-words', { word: 'Superfin', active: true, version: null });
  expect(saved.body).toEqual({ word: 'superfin', version: 1 });
  const leftOut = async () =>
    (await visitor.send('POST', '/api/v1/articles/search', { query: 'superfin tursekk' })).body.left_out.length;
  await within2s(leftOut, 0);
  await silje.post('/search/stop-words', { word: 'superfin', active: false, version: 1 });
  await within2s(leftOut, 1);
  expect((await silje.get('/search/stop-words')).body.rows).toEqual([]);
});

describe('pins', () => {
  const pin = { query: 'ullgenser', articleId: 1003, position: 1, until: null, version: null };

  test('one stands first, says when its article is sold out, and goes', async () => {
    const saved = await silje.post('/search/pins', { ...pin, query: ' Ullgenser' });
    expect(saved.body).toMatchObject({ query: 'ullgenser', state: 'holds', version: 1 });
    await within2s(async () => (await found('ullgenser'))[0], 1003);
    const look = await silje.get('/search/look?query=ullgenser');
    expect(look.body.now.first[0]).toMatchObject({ articleId: 1003, pinned: { buried: false, version: 1 } });
    await shop.database.execute(
      'UPDATE stock SET qty = 0 FROM variants v WHERE v.ean = stock.ean AND v.article_id = 1003',
    );
    expect((await silje.get('/search/pins')).body.rows).toMatchObject([{ articleId: 1003, state: 'sold-out' }]);
    const buried = await silje.post('/search/pins', { ...pin, position: null, version: 1 });
    expect(buried.body).toMatchObject({ position: null, state: 'holds' });
    expect((await silje.post('/search/pins/remove', { ...pin, version: 1 })).status).toBe(409);
    expect((await silje.post('/search/pins/remove', { ...pin, version: 2 })).status).toBe(200);
    const entry = await lastEntry();
    expect((await silje.post(`/log/${entry?.id}/undo`, {})).status).toBe(200);
    expect((await silje.get('/search/pins')).body.rows).toMatchObject([{ position: null }]);
  });

  test.each([
    [{ ...pin, articleId: 999_999 }, 404],
    [{ ...pin, until: '2020-01-01' }, 422],
    [{ ...pin, until: 'i morgen' }, 422],
    [{ ...pin, position: 0 }, 422],
    [{ ...pin, query: ' ' }, 422],
  ])('%j: %i', async (body, status) => {
    expect((await silje.post('/search/pins', body)).status).toBe(status);
  });
});

test('a synonym holds in every process of the shop', async () => {
  const settings = { SHOP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' };
  const other = await startShop(readConfig(settings, '/tmp'), shop.databaseUrl);
  try {
    const there = async () => {
      const answer = await fetch(`${other.address}/api/v1/articles/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'knallert' }),
      });
      return ((await answer.json()) as { total: { value: number } }).total.value;
    };
    expect(await there()).toBe(0);
    await silje.post('/search/synonyms', synonym);
    await within2s(there, 1);
    await within2s(() => found('knallert'), [1008]);
  } finally {
    await other.stop();
  }
}, 30_000);

test('customer service does not have the page', async () => {
  const siv = await deskAs(shop, 'service');
  expect((await siv.get('/search/report')).status).toBe(404);
});
