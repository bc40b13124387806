import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const migrationFolder = path.resolve(import.meta.dirname, '../../../database/migrations');
const lockKey = 0x68656e74; // 'hent'; advisory locks are counted per database

/** How a database's version compares with this one: ours that it lacks, and those of a newer version that it has. */
export interface SchemaState {
  readonly pending: readonly string[];
  readonly newer: readonly string[];
}

/** The names of this version's migrations, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations(migrationFolder)).map(({ name }) => name);
}

export async function schemaState(url: string, folder: string = migrationFolder): Promise<SchemaState> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    const applied = await appliedIn(client, migrations);
    return {
      pending: migrations.slice(applied.length).map(({ name }) => name),
      newer: applied.slice(migrations.length),
    };
  });
}

/**
 * Brings the database to this version: each file once, in the order of its number, in a transaction of its own. Several
 * processes may start at once; one works, the others wait and find it done. Gives the names of what was applied. Where
 * nothing is to be done the right to read is enough.
 */
export async function migrate(url: string, folder: string = migrationFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]); // given back with the connection
    const pending = migrations.slice((await appliedIn(client, migrations)).length);
    if (pending.length > 0) await client.query(migrationTable);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
}

const migrationTable = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name       text PRIMARY KEY,
    checksum   text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'hent migrate',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection is reported by the statement under way.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout may have changed the line ends; that is no other migration.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** What the database has, after making sure that it has ours as they are written here. */
async function appliedIn(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const made = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = current_schema AND tablename = 'schema_migrations'",
  );
  if (made.rowCount === 0) return [];
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name COLLATE "C"',
  );
  for (const [index, { name, checksum }] of rows.entries()) {
    const ours = migrations[index];
    // A database ahead of us is served by a newer version beside this one (R40): that is allowed.
    if (!ours) break;
    if (ours.name !== name)
      throw new Error(`Migration ${ours.name} was not applied to this database, but ${name} was.`);
    if (ours.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied to this database.`);
  }
  return rows.map(({ name }) => name);
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN');
      // An older version may be serving: a short lock timeout and a retry, so that its queries do not queue behind ours.
      await client.query("SET LOCAL lock_timeout = '3s'");
      await client.query(sql);
      await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      if (attempt < 10 && (error as { code?: string }).code === '55P03') {
        await sleep(500 * attempt);
        continue;
      }
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}
