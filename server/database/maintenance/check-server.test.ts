import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { openDatabase } from '../connection/client.ts';
import { migrationFault, type ServerFacts, serverFacts, serverFault } from './check-server.ts';

const good: ServerFacts = {
  version: 150_004,
  versionName: '15.4',
  encoding: 'UTF8',
  user: 'shop',
  database: 'shop',
  schema: 'public',
  mayCreate: true,
  mayCreateDatabases: false,
  forbidden: [],
  foreign: [],
};

describe('a PostgreSQL the shop cannot run on is refused in one line', () => {
  test.each([
    [{}, null],
    [{ version: 180_004, versionName: '18.4' }, null],
    [
      { version: 140_011, versionName: '14.11 (Debian 14.11-1)' },
      'The database is PostgreSQL 14.11 (Debian 14.11-1), but the shop needs 15 or later.',
    ],
    [{ encoding: 'LATIN1' }, /^The database shop is encoded as LATIN1, but must be UTF8: createdb [^\n]+$/],
    [{ encoding: 'SQL_ASCII' }, /encoded as SQL_ASCII/],
    [{ schema: null }, 'The user shop may use no schema of the database shop.'],
    [
      { forbidden: ['articles', 'stock'] },
      /^The user shop may not read and write the table articles and 1 more: GRANT/,
    ],
  ])('%j', (change, expected) => {
    const fault = serverFault({ ...good, ...change });
    if (expected instanceof RegExp) expect(fault).toMatch(expected);
    else expect(fault).toBe(expected);
  });

  test('what keeps a newer version out', () => {
    expect(migrationFault(good)).toBeNull();
    expect(migrationFault({ ...good, mayCreate: false })).toMatch(/^The user shop may not create tables in [^\n]+$/);
    expect(migrationFault({ ...good, foreign: ['articles'] })).toContain('does not own the table articles');
  });
});

describe('what PostgreSQL tells of itself', () => {
  let server: ThrowAwayDatabase;
  beforeAll(async () => {
    server = await startThrowAwayDatabase();
    await server.database.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'");
  }, 60_000);
  afterAll(() => server.close());

  const asGuest = async () => {
    const database = openDatabase({
      url: Object.assign(new URL(server.url), { username: 'guest', password: 'guest' }).href,
    });
    try {
      return await serverFacts(database);
    } finally {
      await database.close();
    }
  };

  test('its owner may do everything', async () => {
    const facts = await serverFacts(server.database);
    expect(facts).toMatchObject({
      encoding: 'UTF8',
      mayCreate: true,
      mayCreateDatabases: true,
      forbidden: [],
      foreign: [],
    });
    expect([serverFault(facts), migrationFault(facts)]).toEqual([null, null]);
  });

  test('a user without rights may nothing; one who may read and write may serve, and not migrate', async () => {
    const without = await asGuest();
    expect(without).toMatchObject({ mayCreate: false, mayCreateDatabases: false });
    expect(without.forbidden).toContain('articles');
    expect(serverFault(without)).toMatch(/^The user guest may not read and write/);
    await server.database.execute('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest');
    const serving = await asGuest();
    expect(serverFault(serving)).toBeNull();
    expect(migrationFault(serving)).toMatch(/^The user guest may not create tables/);
  });
});
