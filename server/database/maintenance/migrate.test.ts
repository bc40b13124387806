import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { type Database, openDatabase } from '../connection/client.ts';
import { createDatabase } from './create-database.ts';
import { migrate } from './migrate.ts';

let server: ThrowAwayDatabase;
let url: string;
let db: Database;
let folder: string;
let count = 0;

beforeAll(async () => {
  server = await startMigratedDatabase();
}, 60_000);

beforeEach(async () => {
  count += 1;
  await createDatabase(server.url, `migrate${count}`);
  url = server.url.replace(/[^/]*$/, `migrate${count}`);
  db = openDatabase({ url });
  folder = mkdtempSync(path.join(tmpdir(), 'hent-migrate-'));
  write('0001-a.sql', 'CREATE TABLE a (id integer);\nCREATE TABLE steps (name text);');
  write('0002-b.sql', "INSERT INTO steps VALUES ('b');");
  return async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  };
});

afterAll(() => server.close());

function write(name: string, sql: string): void {
  writeFileSync(path.join(folder, name), sql);
}

test('each file is applied once, in order, however many processes start at once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)));
  expect(applied.filter((names) => names.length > 0)).toEqual([['0001-a.sql', '0002-b.sql']]);
  expect(await db.query('SELECT name FROM steps')).toEqual([{ name: 'b' }]);
  write('0003-c.sql', "INSERT INTO steps VALUES ('c');");
  expect(await migrate(url, folder)).toEqual(['0003-c.sql']);
});

test('a failing file leaves nothing of itself, and those before it stand', async () => {
  write('0003-c.sql', "INSERT INTO steps VALUES ('c'); SELECT 1/0;");
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0003-c.sql failed: division by zero');
  expect(await db.query('SELECT name FROM steps')).toEqual([{ name: 'b' }]);
  write('0003-c.sql', "INSERT INTO steps VALUES ('c');");
  expect(await migrate(url, folder)).toEqual(['0003-c.sql']);
});

test('a file that was changed after it was applied is refused; other line ends are no change', async () => {
  await migrate(url, folder);
  write('0001-a.sql', 'CREATE TABLE a (id integer);\r\nCREATE TABLE steps (name text);');
  expect(await migrate(url, folder)).toEqual([]);
  write('0001-a.sql', 'CREATE TABLE a (id bigint);');
  await expect(migrate(url, folder)).rejects.toThrow('0001-a.sql was changed after it was applied');
});

test('a file that comes in before an applied one is refused', async () => {
  await migrate(url, folder);
  write('0001-z.sql', 'SELECT 1');
  await expect(migrate(url, folder)).rejects.toThrow('0001-z.sql was not applied to this database, but 0002-b.sql was');
});

test('R40 an older version starts on the database of a newer one', async () => {
  write('0003-c.sql', 'SELECT 1');
  await migrate(url, folder);
  rmSync(path.join(folder, '0003-c.sql'));
  expect(await migrate(url, folder)).toEqual([]);
});

test('R40 a table in use is waited for in short turns, so that queries do not queue behind the migration', async () => {
  await migrate(url, folder);
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT * FROM a');
  write('0003-c.sql', 'ALTER TABLE a ADD COLUMN name text;');
  const migrating = migrate(url, folder);
  await expect
    .poll(
      () =>
        db.query(
          "SELECT FROM pg_stat_activity WHERE application_name = 'hent migrate' AND datname = current_database() AND state = 'idle'",
        ),
      {
        timeout: 8_000,
      },
    )
    .toHaveLength(1);
  expect(await db.query('SELECT id FROM a')).toEqual([]);
  await reader.end();
  expect(await migrating).toEqual(['0003-c.sql']);
}, 20_000);
