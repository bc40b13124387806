import type { Database, Queryable, Transaction } from '#server/database/connection/client.ts';
import type { ImportKind } from './import-kind.ts';
import { keyColumns, refuseRows, sameKey } from './refuse-rows.ts';
import { touching } from './set-list.ts';

export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
}

export interface Merged {
  readonly added: number;
  readonly changed: number;
}

export interface MergeOptions {
  readonly skipBad: boolean;
  /** Rows of the file were bad before they came here. */
  readonly foundBad: boolean;
  readonly onRefused: (row: RefusedRow) => void;
}

/** A number of our own choosing: imports go one after the other. */
const importLock = 4_031_977;

/**
 * Brings the staged rows into their table in one transaction: all of them, or (`skipBad`) all that are good. Rows that say
 * nothing new are not touched, so running a file twice changes nothing, and waits for nobody.
 */
export async function mergeStaged(
  database: Database,
  kind: ImportKind,
  { skipBad, foundBad, onRefused }: MergeOptions,
): Promise<{ readonly refused: number; readonly merged: Merged | null }> {
  const told = new Set<number>(); // a transaction that is tried again finds the same rows
  return database.transaction(async (tx) => {
    await tx.execute('SELECT pg_advisory_xact_lock($1)', [importLock]);
    await lay(tx, kind);
    await refuseRows(tx, kind);
    const refused = await tellRefused(tx, (row) => {
      if (!told.has(row.line)) onRefused(row);
      told.add(row.line);
    });
    if ((foundBad || refused > 0) && !skipBad) return { refused, merged: null };
    await tx.execute('DELETE FROM made USING refused WHERE made.line = refused.line');
    await kind.before?.(tx);
    await change(tx, kind);
    const added = kind.changesOnly ? 0 : await add(tx, kind);
    await kind.after?.(tx);
    return { refused, merged: { added, changed: await countChanged(tx) } };
  });
}

/** `made`: the table's rows as they would be, with the line they come from; what a line leaves out stays as it is. */
async function lay(tx: Queryable, kind: ImportKind): Promise<void> {
  const fields = Object.values(kind.fields);
  const otherwise = Object.fromEntries(
    fields.flatMap(({ column, otherwise: value }) => (column === null || value === undefined ? [] : [[column, value]])),
  );
  const keys = keyColumns(kind);
  await tx.execute('ANALYZE staged');
  await tx.execute(
    `CREATE TEMP TABLE made ON COMMIT DROP AS
     SELECT s.line, there.${keys[0]} IS NULL AS is_new, laid.*
       FROM (SELECT line, record, key.*
               FROM staged CROSS JOIN LATERAL jsonb_populate_record(NULL::${kind.table}, record) AS key) s
       LEFT JOIN ${kind.table} there ON ${sameKey(kind, 'there', 's')}
      CROSS JOIN LATERAL jsonb_populate_record(
        there, CASE WHEN there.${keys[0]} IS NULL THEN $1::jsonb || s.record ELSE s.record END) AS laid`,
    [JSON.stringify(otherwise)],
  );
  await tx.execute('CREATE TEMP TABLE refused (line integer PRIMARY KEY, reason text NOT NULL) ON COMMIT DROP');
  await tx.execute('CREATE TEMP TABLE touched (line integer NOT NULL) ON COMMIT DROP');
  await tx.execute('ANALYZE made');
}

const toldAtOnce = 5_000;

async function tellRefused(tx: Queryable, onRefused: (row: RefusedRow) => void): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await tx.query<RefusedRow>(
      `SELECT line, reason FROM refused WHERE line > $1 ORDER BY line LIMIT ${toldAtOnce}`,
      [last],
    );
    for (const row of rows) onRefused(row);
    count += rows.length;
    last = rows.at(-1)?.line ?? last;
    if (rows.length < toldAtOnce) return count;
  }
}

async function change(tx: Transaction, kind: ImportKind): Promise<void> {
  const columns = valueColumns(kind);
  if (columns.length === 0) return;
  const list = (from: string) => columns.map((column) => `${from}.${column}`).join(', ');
  await touching(
    tx,
    `UPDATE ${kind.table} there SET ${columns.map((column) => `${column} = made.${column}`).join(', ')}
       FROM made
      WHERE NOT made.is_new AND ${sameKey(kind, 'there', 'made')}
        AND (${list('there')}) IS DISTINCT FROM (${list('made')})
  RETURNING made.line`,
  );
}

/** Rows that were there and have changed, themselves or in a list of theirs. */
async function countChanged(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(DISTINCT line)::integer AS count FROM touched JOIN made USING (line) WHERE NOT is_new',
  );
  return row?.count ?? 0;
}

function add(tx: Transaction, kind: ImportKind): Promise<number> {
  const keys = keyColumns(kind);
  const columns = [...keys, ...valueColumns(kind), ...(kind.fills ?? [])].join(', ');
  return tx.execute(
    `INSERT INTO ${kind.table} (${columns}) SELECT ${columns} FROM made WHERE is_new ORDER BY ${keys.join(', ')}`,
  );
}

/** Columns the file may set, beside the key. */
function valueColumns(kind: ImportKind): readonly string[] {
  const keys = new Set(keyColumns(kind));
  return Object.values(kind.fields).flatMap(({ column }) => (column === null || keys.has(column) ? [] : [column]));
}
