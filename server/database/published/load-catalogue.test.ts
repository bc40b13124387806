import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { loadCatalogue } from './load-catalogue.ts';

let db: ThrowAwayDatabase;
const index = new CatalogueMemory();
const now = Date.now();

beforeAll(async () => {
  db = await startMigratedDatabase();
  await loadAcceptance(db.database, new Date(now));
  await index.replace(() => loadCatalogue(db.database), now);
}, 60_000);
afterAll(() => db?.close());

const list = async (query: Partial<Parameters<typeof index.query>[0]>) =>
  await index.query({ from: 0, take: 20, ...query });

test('FIX-13 Klær has 49 visible articles, best sellers first, then by name', async () => {
  const scope = [{ field: 'MainGroupID', op: 'eq', value: 1 }] as const;
  const { ids, total } = await list({ scope, sort: { by: 'BestsellerQty', order: 'asc' } });
  expect(total).toBe(49);
  expect(ids.slice(0, 5)).toEqual([1001, 1002, 1006, 1012, 1101]);
  expect(ids.at(-1)).toBe(1116);
});

test('FIX-06 an article comes out as it was stored', async () => {
  const article = await index.article(1001);
  expect(article).toMatchObject({
    name: 'Heldre Jan Mayen Skalljakke',
    slug: 'heldre-jan-mayen-skalljakke',
    suggestedPrice: 1299,
    originalPrice: 1999,
    grossPrice: 1299,
    beforePrice: 1999,
    webPurchaseLimit: 3,
    frightPrice: null,
    genderIds: [1],
    productLineIds: [1],
    colorGroupIds: [1, 2],
    bestsellerQty: 1,
    visibleOnWeb: true,
    availableShopIds: [1, 2, 3, 55],
  });
  expect(article?.variants.map(({ ean, shops }) => [ean, shops])).toEqual([
    [
      '7000000100116',
      [
        { id: 1, qty: 5 },
        { id: 55, qty: 4 },
        { id: 2, qty: 2 },
        { id: 3, qty: 1 },
      ],
    ],
    ['7000000100123', [{ id: 2, qty: 2 }]],
    ['7000000100130', []],
  ]);
});

test('FIX-07 campaigns in force set the gross price, the lowest first', async () => {
  const article = await index.article(1002);
  expect(article).toMatchObject({ grossPrice: 999, beforePrice: 1599 });
  expect(article?.campaigns.map(({ id, price, labelType }) => [id, price, labelType])).toEqual([
    [501, 999, 'price'],
    [502, 1199, 'percent'],
  ]);
});

test('W02 the jackets in Oslo from 1000 kroner', async () => {
  const scope = [{ field: 'MainGroupID', op: 'eq', value: 1 }] as const;
  const oslo = { field: 'AvailableShopID', op: 'in', values: [1] } as const;
  const dear = { field: 'GrossPrice', op: 'gte', value: 1000 } as const;
  const sort = { by: 'BestsellerQty', order: 'asc' } as const;
  expect((await list({ scope, filters: [oslo], sort })).ids).toEqual([1001, 1002, 1006]);
  expect((await list({ scope, filters: [oslo, dear], sort })).ids).toEqual([1001, 1006]);
  expect((await list({ scope, filters: [oslo, dear], sort: { by: 'GrossPrice', order: 'desc' } })).ids).toEqual([
    1006, 1001,
  ]);
});

test('W05 search finds no hidden article, and what is asked for otherwise', async () => {
  expect((await list({ text: 'skjult' })).total).toBe(0);
  expect((await list({ text: 'skalljakke' })).ids).toEqual([1001, 1006]);
  expect((await list({ text: 'ull' })).total).toBe(46);
  expect((await list({ text: '7000000100215' })).ids).toEqual([1002]);
});

test('rows of some articles alone bring those up to date and leave the others', async () => {
  await db.database.execute('UPDATE articles SET name = $1 WHERE article_id = 1005', ['Alpinstaver Kvikk']);
  await db.database.execute('DELETE FROM articles WHERE article_id = 1145');
  await index.update([1005, 1145], () => loadCatalogue(db.database, [1005, 1145]), now);
  expect((await index.article(1005))?.name).toBe('Alpinstaver Kvikk');
  expect(await index.article(1145)).toBeNull();
  expect((await index.article(1001))?.variants[0]?.shops[0]).toEqual({ id: 1, qty: 5 });
  expect((await index.article(1002))?.grossPrice).toBe(999);
  expect((await list({ text: 'kvikk' })).ids[0]).toBe(1005);
});
