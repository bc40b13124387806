import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { type Database, openDatabase } from './client.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
  await db.execute('CREATE TABLE account (id integer PRIMARY KEY, amount integer NOT NULL)');
  await db.execute('INSERT INTO account VALUES (1, 100), (2, 100)');
}, 60_000);

afterAll(() => server.close());

test('values arrive as the shop reads them', async () => {
  const [row] = await db.query(`
    SELECT count(*) AS counted, 499.50::numeric(10,2) AS price, '2026-03-29'::date AS day, ARRAY[1.5, NULL]::numeric[] AS prices,
           ARRAY[9007199254740991]::bigint[] AS ids, ARRAY['2026-01-01']::date[] AS days, '{}'::int8[] AS none,
           '2026-03-29T12:00:00Z'::timestamptz AS at, '{"a": 1}'::jsonb AS json`);
  expect(row).toEqual({
    counted: 1,
    price: 499.5,
    day: '2026-03-29',
    prices: [1.5, null],
    ids: [9007199254740991],
    days: ['2026-01-01'],
    none: [],
    at: new Date('2026-03-29T12:00:00Z'),
    json: { a: 1 },
  });
});

test('a count too big for a number is an error, not a wrong figure', async () => {
  await expect(db.query('SELECT 9007199254740993 AS n')).rejects.toThrow(RangeError);
});

test('a transaction does all or nothing', async () => {
  const fails = db.transaction(async (tx) => {
    expect(await tx.execute('UPDATE account SET amount = amount - 10')).toBe(2);
    throw new Error('changed my mind');
  });
  await expect(fails).rejects.toThrow('changed my mind');
  expect(await db.query('SELECT DISTINCT amount FROM account')).toEqual([{ amount: 100 }]);
});

test('R2 a deadlock is tried again and nobody sees it', async () => {
  const move = async (from: number, to: number): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute('UPDATE account SET amount = amount - 1 WHERE id = $1', [from]);
      await tx.query('SELECT pg_sleep(0.05)');
      await tx.execute('UPDATE account SET amount = amount + 1 WHERE id = $1', [to]);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(await db.query('SELECT amount FROM account ORDER BY id')).toEqual([{ amount: 100 }, { amount: 100 }]);
});

test('serialization failures are tried again until each has its turn', async () => {
  const add = (): Promise<void> =>
    db.transaction(
      async (tx) => {
        const [row] = await tx.query<{ amount: number }>('SELECT amount FROM account WHERE id = 1');
        await tx.execute('UPDATE account SET amount = $1 WHERE id = 1', [(row?.amount ?? 0) + 1]);
      },
      { isolation: 'repeatable read', attempts: 20 },
    );
  await Promise.all([add(), add(), add(), add()]);
  expect(await db.query('SELECT amount FROM account WHERE id = 1')).toEqual([{ amount: 104 }]);
});

test('any other failure is not tried again', async () => {
  let attempts = 0;
  const fails = db.transaction(async (tx) => {
    attempts += 1;
    await tx.execute('INSERT INTO account VALUES (1, 1)');
  });
  await expect(fails).rejects.toMatchObject({ code: '23505', constraint: 'account_pkey' });
  expect(attempts).toBe(1);
});

test('a statement that takes too long is ended', async () => {
  const hasty = openDatabase({ url: server.url, statementTimeoutMs: 50 });
  await expect(hasty.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  await hasty.close();
});

test('R11 R13 a connection that can only read is not used again when it was to write', async () => {
  const one = openDatabase({ url: server.url, poolSize: 1 });
  await one.query('SET default_transaction_read_only = on');
  const write = () => one.transaction((tx) => tx.execute('CREATE TABLE written ()'));
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
  await one.execute('DROP TABLE written');
  await one.close();
});

test('R10 broken connections are replaced: idle ones are reported, busy ones fail their query alone', async () => {
  const errors: Error[] = [];
  const other = openDatabase({ url: server.url, applicationName: 'to be cut', onError: (error) => errors.push(error) });
  const cut = (): Promise<number> =>
    db.execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'to be cut' AND datname = current_database()",
    );

  await other.query('SELECT 1');
  await cut();
  await expect.poll(() => errors.length).toBe(1);
  expect(await other.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);

  const busy = other.transaction((tx) => tx.query('SELECT pg_sleep(5)'));
  const outcome = expect(busy).rejects.toThrow(/terminat/);
  await expect
    .poll(
      async () =>
        (
          await db.query(
            "SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(5)' AND pid <> pg_backend_pid() AND datname = current_database()",
          )
        ).length,
    )
    .toBe(1);
  await cut();
  await outcome;
  expect(await other.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  // The broken one was not put back beside it.
  expect(
    await db.query(
      "SELECT state FROM pg_stat_activity WHERE application_name = 'to be cut' AND datname = current_database()",
    ),
  ).toEqual([{ state: 'idle' }]);
  await other.close();
});
