import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UnknownOutcomeError } from '#server/ports/unknown-outcome.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { type Database, openDatabase } from './client.ts';

let server: ThrowAwayDatabase;
/** One connection, so that whoever comes next has the one that was used before. */
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = openDatabase({ url: server.url, poolSize: 1 });
}, 60_000);

beforeEach(async () => {
  await db.execute('DROP TABLE IF EXISTS piece');
  await db.execute('CREATE TABLE piece (id integer PRIMARY KEY, qty integer NOT NULL CHECK (qty >= 0))');
  await db.execute('INSERT INTO piece VALUES (1, 10)');
});

afterAll(async () => {
  await db.close();
  await server.close();
});

const pieces = () => db.query('SELECT id, qty FROM piece ORDER BY id');

test('statements sent together are run in their order, each seeing what the ones before it did', async () => {
  const seen = await db.transaction(
    async (tx) => {
      const [, , rows] = await Promise.all([
        tx.execute('UPDATE piece SET qty = qty - $1 WHERE id = 1', [3]),
        tx.execute('INSERT INTO piece SELECT 2, qty FROM piece WHERE id = $1', [1]),
        tx.query('SELECT qty FROM piece ORDER BY id'),
      ]);
      return rows;
    },
    { pipelined: true },
  );
  expect(seen).toEqual([{ qty: 7 }, { qty: 7 }]);
  expect(await pieces()).toEqual([
    { id: 1, qty: 7 },
    { id: 2, qty: 7 },
  ]);
});

test('when one of them fails nothing is written, the first error is told, and the connection goes on', async () => {
  const fails = db.transaction(
    (tx) =>
      Promise.all([
        tx.execute('INSERT INTO piece VALUES (2, 1)'),
        tx.execute('UPDATE piece SET qty = -1 WHERE id = 1'),
        tx.execute('INSERT INTO piece VALUES (3, 1)'),
      ]),
    { pipelined: true },
  );
  await expect(fails).rejects.toMatchObject({ code: '23514' });
  expect(await pieces()).toEqual([{ id: 1, qty: 10 }]);
});

test('what goes on after another part of the work has failed writes nothing by itself', async () => {
  let goesOn: Promise<unknown> = Promise.resolve();
  const fails = db.transaction(
    (tx) => {
      goesOn = tx.query('SELECT 1').then(async () => {
        await tx.query('SELECT pg_sleep(0)').catch(() => {});
        await tx.execute('INSERT INTO piece VALUES (2, 1)');
      });
      return Promise.all([goesOn, Promise.reject(new Error('changed my mind'))]);
    },
    { pipelined: true },
  );
  await expect(fails).rejects.toThrow('changed my mind');
  await expect(goesOn).rejects.toThrow();
  expect(await pieces()).toEqual([{ id: 1, qty: 10 }]);
});

test('a failed statement that nobody looks at is no commit', async () => {
  const careless = db.transaction(
    async (tx) => {
      await tx.execute('INSERT INTO piece VALUES (2, 1)');
      await tx.execute('UPDATE piece SET qty = -1 WHERE id = 1').catch(() => {});
    },
    { pipelined: true },
  );
  await expect(careless).rejects.toThrow('COMMIT was answered by ROLLBACK');
  expect(await pieces()).toEqual([{ id: 1, qty: 10 }]);
});

test('a table that is changed under a planned statement costs nobody an error', async () => {
  const read = () => db.transaction((tx) => tx.query('SELECT * FROM piece'), { pipelined: true });
  expect(await read()).toEqual([{ id: 1, qty: 10 }]);
  await db.execute('ALTER TABLE piece ADD note text');
  expect(await read()).toEqual([{ id: 1, qty: 10, note: null }]);
});

test('whoever has the connection next may copy rows', async () => {
  await db.transaction((tx) => tx.execute('UPDATE piece SET qty = 4'), { pipelined: true });
  await db.transaction((tx) => tx.copyRows('piece', ['id', 'qty'], [[2, 5]]));
  expect(await pieces()).toEqual([
    { id: 1, qty: 4 },
    { id: 2, qty: 5 },
  ]);
});

test('COMMIT goes right behind the last statements, and none can follow it', async () => {
  const late = db.transaction(
    async (tx) => {
      const taken = tx.execute('UPDATE piece SET qty = qty - 4 WHERE id = 1');
      tx.commitBehind();
      await expect(tx.query('SELECT 1')).rejects.toThrow('over');
      return taken;
    },
    { pipelined: true },
  );
  expect(await late).toBe(1);
  expect(await pieces()).toEqual([{ id: 1, qty: 6 }]);
});

test('a statement that fails before a COMMIT that was sent with it undoes all of it, and the connection goes on', async () => {
  const fails = db.transaction(
    (tx) => {
      const sent = Promise.all([
        tx.execute('INSERT INTO piece VALUES (2, 1)'),
        tx.query('SELECT pieces_or_nothing(false)'),
      ]);
      tx.commitBehind();
      return sent;
    },
    { pipelined: true },
  );
  await expect(fails).rejects.toMatchObject({ code: 'HN001' });
  expect(await pieces()).toEqual([{ id: 1, qty: 10 }]);
});

test('work that fails by itself after its COMMIT was done is of unknown outcome, never a failure', async () => {
  const fails = db.transaction(
    async (tx) => {
      const sent = tx.execute('INSERT INTO piece VALUES (2, 1)');
      tx.commitBehind();
      await sent;
      throw new Error('changed my mind');
    },
    { pipelined: true },
  );
  await expect(fails).rejects.toThrow(UnknownOutcomeError);
  expect(await pieces()).toHaveLength(2);
});
