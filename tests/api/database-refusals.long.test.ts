import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { emptyDatabase, liveSettings } from './live-shop.ts';

/** The shop's commands on databases that are not as they must be: one line, 1, and nothing is changed. */
const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let admin: Database;
const suffix = randomBytes(6).toString('hex');
const guest = `guest_${suffix}`;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-refusals-'));
  admin = openDatabase({ url: inject('postgresUrl') });
  await admin.execute(`CREATE ROLE ${guest} LOGIN PASSWORD 'guest'`);
});
afterAll(async () => {
  await admin.close();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (name: string) => inject('postgresUrl').replace(/\/[^/]*$/, `/${name}`);
const byGuest = (url: string) => Object.assign(new URL(url), { username: guest, password: 'guest' }).href;

function run(script: string, args: readonly string[], settings: Record<string, string>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, PORT: '0', ...settings };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [path.join(root, 'scripts', script), ...args], { cwd: root, env }, (error, out, said) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + said }),
    );
  });
}

/** What was said about it, without the steps on the way. */
const lastLine = (said: string) => said.trim().split('\n').at(-1) ?? '';

async function tablesIn(url: string): Promise<number> {
  const database = openDatabase({ url });
  const rows = await database.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
  await database.close();
  return rows.length;
}

describe('start', () => {
  test.each(['LATIN1', 'SQL_ASCII'])('a database in %s is refused before anything is loaded', async (encoding) => {
    const name = `${encoding.toLowerCase()}_${suffix}`;
    await admin.execute(
      `CREATE DATABASE ${name} ENCODING '${encoding}' TEMPLATE template0 LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    const { code, said } = await run('start.mjs', [], { ...liveSettings, DATABASE_URL: urlOf(name) });
    expect([code, lastLine(said)]).toEqual([
      1,
      `The database ${name} is encoded as ${encoding}, but must be UTF8: createdb --encoding=UTF8 --template=template0 NAME.`,
    ]);
    expect(await tablesIn(urlOf(name))).toBe(0);
  });

  test('a user without rights is refused', async () => {
    const url = await emptyDatabase();
    const { code, said } = await run('start.mjs', [], { ...liveSettings, DATABASE_URL: byGuest(url) });
    expect([code, lastLine(said)]).toEqual([1, expect.stringMatching(/^The user guest_\w+ may not create tables in/)]);
  });

  test('a database that does not answer is one line without its password', async () => {
    const settings = { ...liveSettings, DATABASE_URL: 'postgres://shop:hemmelig@127.0.0.1:1/shop' };
    const { code, said } = await run('start.mjs', [], settings);
    expect([code, lastLine(said)]).toEqual([1, expect.stringMatching(/^DATABASE_URL does not answer: /)]);
    expect(said).not.toContain('hemmelig');
  });
});

describe('R40 no command but start and migrate changes the version of a database', () => {
  test.each([
    ['import.ts', ['genders', '/dev/null']],
    ['reservation.ts', ['list']],
    ['settings.ts', ['show']],
    ['home.ts', ['list']],
    ['review.ts', ['list']],
    ['rehearse-restore.ts', []],
  ] as const)('%s', async (script, args) => {
    const url = await emptyDatabase();
    const settings = { DATABASE_URL: url, PUBLIC_URL: 'https://shop.example' };
    const { code, said } = await run(script, args, settings);
    expect([code, lastLine(said)]).toEqual([
      1,
      'The database is of an older version (it lacks 0001-reference.sql): npm run migrate.',
    ]);
    expect(await tablesIn(url)).toBe(0);
  });

  test('migrate does, once; a newer one is told apart', { timeout: 60_000 }, async () => {
    const url = await emptyDatabase();
    expect(await run('migrate.ts', [], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    expect(await run('review.ts', ['list'], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    const database = openDatabase({ url });
    await database.execute("INSERT INTO schema_migrations (name, checksum) VALUES ('9999-later.sql', 'x')");
    await database.close();
    const { code, said } = await run('review.ts', ['list'], { DATABASE_URL: url });
    expect([code, lastLine(said)]).toEqual([
      1,
      "The database is of a newer version (it has 9999-later.sql): use that version's command.",
    ]);
  });
});

describe('data sets of ours', () => {
  test('go into no database that was not said to be a demo’s', async () => {
    const url = await copyOfAcceptance(inject('postgresUrl'), `data_${suffix}`);
    const { code, said } = await run('data.ts', ['acceptance', '--replace'], { DATABASE_URL: url });
    expect([code, lastLine(said)]).toEqual([1, expect.stringContaining('SHOP_MODE=demo says that it is none')]);
    const told = await run('data.ts', ['acceptance', '--replace'], { DATABASE_URL: url, SHOP_MODE: 'demo' });
    expect(told.code).toBe(0);
  });

  test('never go into a live shop’s', async () => {
    const url = await copyOfAcceptance(inject('postgresUrl'), `sold_${suffix}`);
    const database = openDatabase({ url });
    await database.execute("UPDATE shop_mark SET mode = 'live'");
    await database.close();
    const settings = { DATABASE_URL: url, SHOP_MODE: 'demo' };
    const { code, said } = await run('data.ts', ['acceptance', '--replace'], settings);
    expect([code, lastLine(said)]).toEqual([1, expect.stringContaining("is a live shop's")]);
  });
});

test('a rehearsal of the backup by a user who may not create a database says so before it begins', async () => {
  const name = `backup_${suffix}`;
  const url = await copyOfAcceptance(inject('postgresUrl'), name);
  const database = openDatabase({ url });
  await database.execute(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${guest}`);
  await database.close();
  const { code, said } = await run('rehearse-restore.ts', [], { DATABASE_URL: byGuest(url) });
  expect(code).toBe(1);
  expect(said).toContain(`The user ${guest} may not create a database to restore into: ALTER ROLE ${guest} CREATEDB`);
  expect(said).not.toContain('Backing up');
});
