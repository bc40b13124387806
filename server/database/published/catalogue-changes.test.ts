import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { catalogueState, databaseCatalogueChanges, stopNotingChanges } from './catalogue-changes.ts';

let shop: ThrowAwayDatabase;
beforeAll(async () => {
  shop = await startMigratedDatabase('acceptance');
});
afterAll(() => shop?.close());

const state = { version: 3, edition: 2, size: 40, nextChangeAt: null };
const change = (sql: string) => shop.database.execute(sql);

test('nothing is noted until an indexer asks; then what it is told of is forgotten, and what comes meanwhile is not', async () => {
  const { database } = shop;
  const changes = databaseCatalogueChanges(database);
  await change('UPDATE stock SET qty = qty + 1');
  const first = await changes.takeOver();
  expect(first.missed).toBe(true);
  expect(await changes.noted(first.epoch, 100)).toMatchObject({ articleIds: [], since: null, more: false });

  await change(`UPDATE stock SET qty = qty + 1 WHERE ean IN (SELECT ean FROM variants WHERE article_id = 1001)`);
  await change(`UPDATE stock SET qty = qty WHERE ean IN (SELECT ean FROM variants WHERE article_id = 1002)`);
  await change(`UPDATE articles SET name = 'Ny' WHERE article_id = 1005`);
  await change('UPDATE genders SET name = name');
  const noted = await changes.noted(first.epoch, 100);
  expect(noted).toMatchObject({ reference: true, all: false });
  expect([noted.articleIds, noted.countedIds]).toEqual([[1005], [1001]]);
  await change('UPDATE articles SET featured = 1 - featured WHERE article_id = 1003');
  await noted.done({ articleIds: [1001, 1005], lists: [], stockAlone: false }, state);
  expect((await changes.noted(first.epoch, 100)).articleIds).toEqual([1003]);
  expect(await catalogueState(database)).toEqual(state);

  const second = await changes.takeOver();
  expect(second).toMatchObject({ epoch: first.epoch + 1, missed: false, state });
  await expect(changes.noted(first.epoch, 100)).rejects.toThrow('Another indexer');

  await stopNotingChanges(database);
  await expect(changes.noted(second.epoch, 100)).rejects.toThrow('Another indexer');
  await change('UPDATE articles SET featured = 1 - featured WHERE article_id = 1003');
  const third = await changes.takeOver();
  expect(third.missed).toBe(true);
  expect((await changes.noted(third.epoch, 100)).articleIds).toEqual([]);
});

test('a place that is emptied or filled is to be written, another count in it is not', async () => {
  const changes = databaseCatalogueChanges(shop.database);
  const { epoch } = await changes.takeOver();
  const [place] = await shop.database.query<{ ean: string; shop: number; id: number }>(
    'SELECT s.ean, s.shop_id AS shop, v.article_id AS id FROM stock s JOIN variants v USING (ean) WHERE s.qty > 0 LIMIT 1',
  );
  const { ean = '', shop: shopId, id } = place ?? {};
  const set = (qty: number) => change(`UPDATE stock SET qty = ${qty} WHERE ean = '${ean}' AND shop_id = ${shopId}`);
  const seen = async () => {
    const noted = await changes.noted(epoch, 100);
    await noted.done(null, state);
    return [[...noted.placed], noted.countedIds];
  };
  await seen();
  await set(7);
  await set(6);
  expect(await seen()).toEqual([[], [id]]);
  await set(0);
  expect(await seen()).toEqual([[[id, [ean]]], []]);
  await set(2);
  await set(3);
  expect(await seen()).toEqual([[[id, [ean]]], []]);
  await change(`DELETE FROM stock WHERE ean = '${ean}' AND shop_id = ${shopId}`);
  expect(await seen()).toEqual([[[id, [ean]]], []]);
});

test('a table that is emptied asks for everything', async () => {
  const changes = databaseCatalogueChanges(shop.database);
  const { epoch } = await changes.takeOver();
  await change('TRUNCATE bestseller_ranks');
  expect(await changes.noted(epoch, 100)).toMatchObject({ all: true });
});
