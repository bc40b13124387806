import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Queryable } from '../connection/client.ts';
import { alignSequences } from './align-sequences.ts';
import { deferForeignKeys } from './defer-foreign-keys.ts';

/** What a table holds: how many rows, and one digest over all of them in any order. */
export type Contents = ReadonlyMap<string, { readonly count: number; readonly digest: string }>;

interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly unknown[];
}

const batchSize = 2_000;
/** Written by the migrations themselves. */
const notData = new Set(['schema_migrations']);

/** Every row as it stood at one instant, while the shop goes on: lines of JSON, packed. */
export function backUp(database: Database, file: string): Promise<Contents> {
  return database.transaction(
    async (tx) => {
      const contents = await contentsOf(tx);
      await pipeline(linesOf(tx, [...contents.keys()]), createGzip(), createWriteStream(file));
      return contents;
    },
    { isolation: 'repeatable read', attempts: 1 },
  );
}

/** Into a database of the same version that was just migrated: what migrations put there gives way. */
export async function restore(database: Database, file: string): Promise<void> {
  await database.transaction(
    (tx) =>
      deferForeignKeys(tx, async () => {
        const tables = await tablesOf(tx);
        for (const table of tables) await tx.execute(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
        await tx.execute(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}`);
        for await (const line of createInterface(createReadStream(file).pipe(createGunzip()))) {
          const { table, columns, rows } = JSON.parse(line) as Batch;
          const names = columns.map((column) => `"${column}"`).join(', ');
          await tx.execute(
            `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
             SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
            [`[${rows.join(',')}]`],
          );
        }
        for (const table of tables) await tx.execute(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
        await alignSequences(tx);
      }),
    { attempts: 1 },
  );
}

export async function contentsOf(tx: Queryable): Promise<Contents> {
  const contents = new Map<string, { count: number; digest: string }>();
  for (const table of await tablesOf(tx)) {
    const [row] = await tx.query<{ count: number; digest: string | null }>(
      `SELECT count(*) AS count, md5(string_agg(digest, '' ORDER BY digest)) AS digest
         FROM (SELECT md5(t::text) AS digest FROM "${table}" t) d`,
    );
    contents.set(table, { count: row?.count ?? 0, digest: row?.digest ?? '' });
  }
  return contents;
}

async function* linesOf(tx: Queryable, tables: readonly string[]): AsyncGenerator<string> {
  for (const table of tables) {
    const columns = await columnsOf(tx, table);
    await tx.execute(`DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" t`);
    for (;;) {
      const rows = await tx.query<{ row: string }>(`FETCH ${batchSize} FROM rows_of_table`);
      if (rows.length === 0) break;
      // The rows stay the texts PostgreSQL made of them: read as numbers here they might lose digits.
      yield `${JSON.stringify({ table, columns, rows: rows.map(({ row }) => row) } satisfies Batch)}\n`;
    }
    await tx.execute('CLOSE rows_of_table');
  }
}

async function tablesOf(tx: Queryable): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = current_schema::regnamespace ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !notData.has(name));
}

async function columnsOf(tx: Queryable, table: string): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `SELECT attname::text AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [`"${table}"`],
  );
  return rows.map(({ name }) => name);
}
