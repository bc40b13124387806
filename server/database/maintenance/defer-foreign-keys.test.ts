import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import type { Database } from '../connection/client.ts';
import { deferForeignKeys } from './defer-foreign-keys.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
}, 60_000);

afterAll(() => server.close());

const references = () =>
  db.query(
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2",
  );

test('rows may come in any order, and every reference is back afterwards', async () => {
  const before = await references();
  await db.transaction((tx) =>
    deferForeignKeys(tx, async () => {
      await tx.copyRows(
        'colors',
        ['color_id', 'name', 'hex', 'color_code', 'color_group_id'],
        [[1, 'Blå', '#0000ff', '1', 7]],
      );
      await tx.copyRows(
        'color_groups',
        ['color_group_id', 'label', 'name', 'hex', 'color_id'],
        [[7, 'Blå', 'blå', '#0000ff', 1]],
      );
      await tx.copyRows(
        'articles',
        ['article_id', 'article_no', 'name', 'slug', 'suggested_price', 'main_group_id'],
        [[1, '1', 'A', 'a', 5, 1]],
      );
      await tx.copyRows('main_groups', ['main_group_id', 'name'], [[1, 'Sko']]);
    }),
  );
  expect(before.length).toBeGreaterThan(50);
  expect(await references()).toEqual(before);
  expect(await db.query('SELECT price FROM price_history')).toEqual([{ price: 5 }]);
});

test('a row that refers to nothing undoes the whole load', async () => {
  const before = await references();
  await expect(
    db.transaction((tx) => deferForeignKeys(tx, () => tx.execute("INSERT INTO stock VALUES ('7000000100116', 1, 1)"))),
  ).rejects.toMatchObject({ code: '23503', constraint: 'stock_ean_fkey' });
  expect(await references()).toEqual(before);
  expect(await db.query('SELECT FROM stock')).toEqual([]);
});
