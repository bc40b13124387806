import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWithin } from '#tests/lane.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { copyRecords } from '../maintenance/copy-records.ts';
import type { Database } from './client.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
  await db.execute(`
    CREATE TABLE copied (id integer, words text, flag boolean, price numeric(10,2), at timestamptz, bytes bytea, list text[], json jsonb)`);
}, 60_000);

afterAll(() => server.close());

test('every kind of value comes back as it went in', async () => {
  const record = {
    id: 1,
    words: 'tab\t line\n return\r back\\slash \\N \\. "quoted" æøå 🧦',
    flag: false,
    price: 499.5,
    at: new Date('2026-11-05T10:00:00.123Z'),
    bytes: Buffer.from([0, 9, 10, 92, 255]),
    list: ['a,b', '"q"', '\\', '', 'NULL', 'tab\t', '{}'],
    json: { text: 'a\tb\\n"', nested: [1, null] },
  };
  const empty = { id: 2, words: null, flag: null, price: null, at: null, bytes: null, list: [], json: null };
  expect(await db.transaction((tx) => copyRecords(tx, 'copied', [record, empty]))).toBe(2);
  expect(await db.query('SELECT * FROM copied ORDER BY id')).toEqual([record, empty]);
});

test('any text comes back as it went in', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.array(text)), { minLength: 1, maxLength: 20 }), async (values) => {
      const back = await db.transaction(async (tx) => {
        await tx.execute('TRUNCATE copied');
        await tx.copyRows(
          'copied',
          ['id', 'words', 'list'],
          values.map(([words, list], id) => [id, words, list]),
        );
        return tx.query<{ words: string; list: string[] }>('SELECT words, list FROM copied ORDER BY id');
      });
      expect(back.map(({ words, list }) => [words, list])).toEqual(values);
    }),
    { numRuns: 50 },
  );
});

test('100,000 rows take seconds at most', async () => {
  function* rows() {
    for (let id = 0; id < 100_000; id += 1) yield [id, `Ullgenser ${id}`, id % 2 === 0, id / 100];
  }
  const started = performance.now();
  const copied = await db.transaction(async (tx) => {
    await tx.execute('TRUNCATE copied');
    return tx.copyRows('copied', ['id', 'words', 'flag', 'price'], rows());
  });
  expect(copied).toBe(100_000);
  expectWithin(performance.now() - started, 5_000);
}, 20_000);

test('nothing to copy copies nothing', async () => {
  expect(await db.transaction((tx) => copyRecords(tx, 'copied', []))).toBe(0);
  expect(await db.transaction((tx) => tx.copyRows('copied', ['id'], []))).toBe(0);
});

test('a value the table refuses undoes the transaction and leaves the connection usable', async () => {
  function* rows() {
    for (let id = 0; id < 50_000; id += 1) yield [id === 10 ? 'ten' : id];
  }
  await db.execute('TRUNCATE copied');
  await expect(db.transaction((tx) => tx.copyRows('copied', ['id'], rows()))).rejects.toMatchObject({ code: '22P02' });
  expect(await db.query('SELECT count(*) AS rows FROM copied')).toEqual([{ rows: 0 }]);
  await expect(db.transaction((tx) => tx.copyRows('nowhere', ['id'], [[1]]))).rejects.toMatchObject({ code: '42P01' });
});

test('rows that cannot be made to the end are not copied, and the reason is told', async () => {
  function* rows() {
    yield [1];
    throw new Error('the source broke');
  }
  await expect(db.transaction((tx) => tx.copyRows('copied', ['id'], rows()))).rejects.toThrow('the source broke');
  expect(await db.query('SELECT count(*) AS rows FROM copied')).toEqual([{ rows: 0 }]);
});
