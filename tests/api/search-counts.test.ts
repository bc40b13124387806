import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { searchCounts } from '#server/database/search/search-counts.ts';
import { searchReport } from '#server/database/search/search-report.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.database.execute('DELETE FROM search_counts');
});

const today = () => isoDate(osloTime(Date.now()).date);
const rows = () =>
  shop.database.query(
    'SELECT query, searches, hits, left_out, clicks, positions::int FROM search_counts ORDER BY day, query',
  );
const counted = (wanted: unknown) => expect.poll(rows, { timeout: 12_000, interval: 100 }).toEqual(wanted);
const store = (
  query: string,
  {
    searches = 3,
    hits = 5,
    leftOut = false,
    clicks = 0,
    positions = 0,
    daysAgo = 0,
  }: {
    searches?: number;
    hits?: number;
    leftOut?: boolean;
    clicks?: number;
    positions?: number;
    daysAgo?: number;
  } = {},
) =>
  shop.database.execute(
    "INSERT INTO search_counts VALUES ((now() AT TIME ZONE 'Europe/Oslo')::date - $1::int, $2, $3, $4, $5, $6, $7)",
    [daysAgo, query, searches, hits, leftOut, clicks, positions],
  );

test('searches and what is followed are added up, with what the shop itself finds', async () => {
  const visitor = await shop.visitor();
  const tell = async (body: object) => (await visitor.send('POST', '/api/v1/searches', body)).status;
  expect(await tell({ query: ' Alpinhjelm', hits: 999 })).toBe(204);
  expect(await tell({ query: 'alpinhjelm' })).toBe(204);
  expect(await tell({ query: 'alpinhjelm', position: 3 })).toBe(204);
  expect(await tell({ query: 'superfin tursekk' })).toBe(204);
  expect(await tell({ query: 'xyzzyq' })).toBe(204);
  await counted([
    { query: 'alpinhjelm', searches: 2, hits: 1, left_out: false, clicks: 1, positions: 3 },
    { query: 'superfin tursekk', searches: 1, hits: 1, left_out: true, clicks: 0, positions: 0 },
    { query: 'xyzzyq', searches: 1, hits: 0, left_out: true, clicks: 0, positions: 0 },
  ]);
}, 20_000);

test('nothing of a person is stored: mail addresses, phone numbers and long numbers are not counted', async () => {
  const visitor = await shop.visitor();
  for (const query of ['kari@example.no', '41 23 45 67', '7000000100116', 'jakke'])
    expect((await visitor.send('POST', '/api/v1/searches', { query })).status).toBe(204);
  await expect.poll(async () => (await rows()).length, { timeout: 12_000, interval: 100 }).toBe(1);
  expect(await rows()).toMatchObject([{ query: 'jakke' }]);
  const columns = await shop.database.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'search_counts' ORDER BY ordinal_position",
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'day',
    'query',
    'searches',
    'hits',
    'left_out',
    'clicks',
    'positions',
    'visitors',
  ]);
}, 20_000);

test('R27 R36 it takes the token of the page, a position that can be, and not without end', async () => {
  const bare = await fetch(`${shop.url}/api/v1/searches`, { method: 'POST', body: '{"query":"jakke"}' });
  expect(bare.status).toBe(419);
  const visitor = await shop.visitor();
  expect((await visitor.send('POST', '/api/v1/searches', { query: 'jakke', position: 0 })).status).toBe(422);
  const answers = [];
  for (let at = 0; at < 130; at++) answers.push(await visitor.send('POST', '/api/v1/searches', { query: '@' }));
  expect(answers.at(-1)).toMatchObject({ status: 429 });
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
}, 20_000);

test('retention: what fewer than three visitors have searched for goes with its day, the rest after 400', async () => {
  await store('sjelden i dag', { searches: 2 });
  await store('sjelden i går', { searches: 2, daysAgo: 2 });
  await store('en som gjentar seg', { searches: 9, daysAgo: 2 });
  await shop.database.execute("UPDATE search_counts SET visitors = '{7}' WHERE query = 'en som gjentar seg'");
  await store('vanlig', { searches: 3, daysAgo: 390 });
  await store('forrige sesong', { searches: 300, daysAgo: 402 });
  await personalData(shop.database).forgetOld(new Date());
  expect((await rows()).map((row) => (row as { query: string }).query)).toEqual(['vanlig', 'sjelden i dag']);
});

test('one visitor who searches again and again is nobody to report; the third visitor leaves no mark', async () => {
  const counts = searchCounts(shop.database);
  const one = { day: today(), query: 'hemmelig', searches: 4, hits: 0, leftOut: false, clicks: 0, positions: 0 };
  const told = async () => (await searchReport(shop.database, 7, 10)).nothingFound.map(({ query }) => query);
  const marks = async () => (await shop.database.query<{ visitors: unknown }>('SELECT visitors FROM search_counts'))[0];
  await counts.add([{ ...one, visitors: [1] }]);
  await counts.add([{ ...one, visitors: [1, 2] }]);
  expect(await told()).toEqual([]);
  expect(await marks()).toEqual({ visitors: expect.arrayContaining([1, 2]) });
  await counts.add([{ ...one, visitors: [3] }]);
  expect(await told()).toEqual(['hemmelig']);
  expect(await marks()).toEqual({ visitors: null });
  await counts.add([{ ...one, visitors: [4] }]);
  expect(await marks()).toEqual({ visitors: null });
});

test('what others look for: much searched for these days, found and understood here; one of those that say the same', async () => {
  await store('jakke', { searches: 40 });
  await store('jakker', { searches: 30 });
  await store('alpinhjelm', { searches: 20 });
  await store('genser', { searches: 10, daysAgo: 6 });
  await store('sjelden lue', { searches: 2 });
  await store('hjelm', { searches: 90, daysAgo: 8 });
  await store('alpinhjlem', { searches: 80 });
  await store('dumme ola', { searches: 70 });
  await store('xyzzyq', { searches: 60, hits: 0 });
  const asked = () => fetch(`${shop.url}/api/v1/searches/popular`).then((answer) => answer.json());
  expect(await asked()).toEqual(['jakke', 'alpinhjelm', 'genser']);
  await store('sko', { searches: 500 });
  expect(await asked(), 'read again after ten minutes').toEqual(['jakke', 'alpinhjelm', 'genser']);
});

test('npm run search:report says what is not found, what is left out, what nobody follows and what most search for', async () => {
  await store('knallert', { searches: 9, hits: 0 });
  await store('hemmelig navn', { searches: 2, hits: 0 });
  await store('superfin jakke', { searches: 4, leftOut: true, clicks: 2, positions: 5 });
  await store('hjelm', { searches: 20, clicks: 1, positions: 7 });
  await store('jakke', { searches: 30, clicks: 15, positions: 30 });
  await store('jakke', { searches: 10, clicks: 5, positions: 10, daysAgo: 1 });
  await store('gammel', { searches: 50, hits: 0, daysAgo: 8 });
  const script = path.resolve(import.meta.dirname, '../../scripts/search-report.ts');
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, SHOP_DATA: 'acceptance' };
  const report = async (...args: string[]) => (await promisify(execFile)('node', [script, ...args], { env })).stdout;
  const parts = (await report()).split('\n\n').map((part) =>
    part
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/).join('|')),
  );
  const head = 'query|searches|hits|followed|mean place';
  expect(parts).toEqual([
    ['Searches of the last 7 days, of queries searched for three times a day or more: 73'],
    ['Nothing found', head, 'knallert|9|0|0 %|-'],
    ['Found, with words left out', head, 'superfin jakke|4|5|50 %|2.5'],
    ['Found, and seldom followed (below 20 % of 10 or more)', head, 'hjelm|20|5|5 %|7'],
    [
      'Most searched for',
      head,
      'jakke|40|5|50 %|2',
      'hjelm|20|5|5 %|7',
      'knallert|9|0|0 %|-',
      'superfin jakke|4|5|50 %|2.5',
    ],
  ]);
  expect(await report('--days', '30')).toContain('gammel');
  await expect(report('--days', '0')).rejects.toMatchObject({ code: 1 });
}, 60_000);
