import type { Database, Queryable, Transaction } from '#server/database/connection/client.ts';
import { Rollback } from '#server/database/connection/rollback.ts';
import { noteSaid, restoreHeld } from './held-fields.ts';
import type { ImportKind } from './import-kind.ts';
import { importLock } from './import-lock.ts';
import { keyColumns, refuseRows, sameKey, valueColumns } from './refuse-rows.ts';
import { noteBefore, recordChanges } from './runs/recorded-changes.ts';
import { touching } from './set-list.ts';
import { type Example, examplesOf } from './show-changes.ts';
import { layMissing, oddShare, type WholeFile } from './whole-file.ts';

export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
}

export interface Merged {
  readonly added: number;
  readonly changed: number;
  /** Of a whole file: rows it lacks, which are hidden or set to 0 now. */
  readonly emptied: number;
}

export interface MergeOptions {
  readonly runId: number;
  readonly skipBad: boolean;
  /** Rows of the file were bad before they came here. */
  readonly foundBad: boolean;
  readonly dryRun: boolean;
  /** The file is the whole of its kind. */
  readonly whole: WholeFile | null;
  /** What is odd has been seen and is meant. */
  readonly yes: boolean;
  /** First of all, in the same transaction. */
  readonly first?: (tx: Transaction) => Promise<void>;
  /** Last of all, when rows have been written. */
  readonly last?: (tx: Transaction, outcome: MergeOutcome) => Promise<void>;
  readonly onRefused: (row: RefusedRow) => void;
  readonly onWarned: (row: RefusedRow) => void;
  /** Told again when the transaction is tried again. */
  readonly onChanged?: ((row: ChangedRow) => void) | undefined;
}

export interface ChangedRow {
  readonly line: number;
  readonly isNew: boolean;
}

export interface MergeOutcome {
  readonly refused: number;
  readonly warned: number;
  /** Null when nothing was taken. */
  readonly merged: Merged | null;
  /** What somebody must say yes to first. */
  readonly held: string | null;
  /** Of a dry run: some of what would change. */
  readonly examples: readonly Example[];
}

/**
 * Brings the staged rows into their table in one transaction: all of them, or (`skipBad`) all that are good. Rows that say
 * nothing new are not touched, so running a file twice changes nothing, and waits for nobody.
 */
export async function mergeStaged(database: Database, kind: ImportKind, options: MergeOptions): Promise<MergeOutcome> {
  const told = onlyOnce(options);
  try {
    return await database.transaction((tx) => merge(tx, kind, { ...options, ...told }));
  } catch (error) {
    if (error instanceof Rollback) return error.refusal as MergeOutcome;
    throw error;
  }
}

async function merge(tx: Transaction, kind: ImportKind, options: MergeOptions): Promise<MergeOutcome> {
  await tx.execute('SELECT pg_advisory_xact_lock($1)', [importLock]);
  await options.first?.(tx);
  await openTables(tx);
  await tx.execute('ANALYZE staged (line)');
  await kind.identify?.(tx);
  if (options.whole === null) await kind.leaveOut?.(tx);
  await lay(tx, kind);
  await restoreHeld(tx, kind);
  await refuseRows(tx, kind);
  const refused = await tell(tx, 'refused', options.onRefused);
  const warned = await tell(tx, 'warned', options.onWarned);
  const outcome = { refused, warned, merged: null, held: null, examples: [] };
  if ((options.foundBad || refused > 0) && !options.skipBad) return outcome;
  if (options.whole !== null) {
    await layMissing(tx, kind, options.whole);
    await restoreHeld(tx, kind);
  }
  await tx.execute('DELETE FROM made USING refused WHERE made.line = refused.line');
  await kind.before?.(tx);
  const held = options.yes
    ? null
    : ((await kind.asks?.(tx)) ?? (options.whole && (await oddShare(tx, kind, options.whole))));
  const examples = options.dryRun ? await examplesOf(tx, kind) : [];
  if (held !== null && !options.dryRun) throw new Rollback({ ...outcome, held });
  if (kind.undo !== undefined) await noteBefore(tx, kind);
  await noteSaid(tx, kind);
  await change(tx, kind);
  const added = kind.changesOnly ? 0 : await add(tx, kind);
  await kind.after?.(tx);
  const merged = { added, ...(await countChanged(tx)) };
  if (options.onChanged !== undefined) await tellChanged(tx, options.onChanged);
  if (options.dryRun) throw new Rollback({ ...outcome, merged, held, examples });
  if (kind.undo !== undefined) await recordChanges(tx, kind, options.runId);
  const done = { ...outcome, merged };
  await options.last?.(tx, done);
  return done;
}

/** A transaction that is tried again finds the same rows. */
function onlyOnce({ onRefused, onWarned }: MergeOptions): Pick<MergeOptions, 'onRefused' | 'onWarned'> {
  const once = (tell: (row: RefusedRow) => void) => {
    const told = new Set<number>();
    return (row: RefusedRow) => {
      if (!told.has(row.line)) tell(row);
      told.add(row.line);
    };
  };
  return { onRefused: once(onRefused), onWarned: once(onWarned) };
}

async function openTables(tx: Queryable): Promise<void> {
  await tx.execute('CREATE TEMP TABLE refused (line integer PRIMARY KEY, reason text NOT NULL) ON COMMIT DROP');
  await tx.execute('CREATE TEMP TABLE warned (line integer PRIMARY KEY, reason text NOT NULL) ON COMMIT DROP');
  await tx.execute('CREATE TEMP TABLE touched (line integer NOT NULL) ON COMMIT DROP');
}

/** `made`: the table's rows as they would be, with the line they come from; what a line leaves out stays as it is. */
async function lay(tx: Queryable, kind: ImportKind): Promise<void> {
  const fields = Object.values(kind.fields);
  const otherwise = Object.fromEntries(
    fields.flatMap(({ column, otherwise: value }) => (column === null || value === undefined ? [] : [[column, value]])),
  );
  const keys = keyColumns(kind);
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
  await tx.execute('ANALYZE made');
}

const toldAtOnce = 5_000;

async function tell(tx: Queryable, table: 'refused' | 'warned', told: (row: RefusedRow) => void): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await tx.query<RefusedRow>(
      `SELECT line, reason FROM ${table} WHERE line > $1 ORDER BY line LIMIT ${toldAtOnce}`,
      [last],
    );
    for (const row of rows) told(row);
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

/** Rows that were there and have changed, themselves or in a list of theirs; those the file lacks have lines below 0. */
async function countChanged(tx: Queryable): Promise<{ changed: number; emptied: number }> {
  const [row] = await tx.query<{ changed: number; emptied: number }>(
    `SELECT count(DISTINCT line) FILTER (WHERE line > 0)::integer AS changed,
            count(DISTINCT line) FILTER (WHERE line < 0)::integer AS emptied
       FROM touched JOIN made USING (line) WHERE NOT is_new`,
  );
  return row ?? { changed: 0, emptied: 0 };
}

async function tellChanged(tx: Queryable, told: (row: ChangedRow) => void): Promise<void> {
  const rows = await tx.query<ChangedRow>(
    `SELECT line, is_new AS "isNew" FROM made WHERE line > 0 AND (is_new OR line IN (SELECT line FROM touched)) ORDER BY line`,
  );
  for (const row of rows) told(row);
}

function add(tx: Transaction, kind: ImportKind): Promise<number> {
  const keys = keyColumns(kind);
  const columns = [...keys, ...valueColumns(kind), ...(kind.fills ?? [])].join(', ');
  return tx.execute(
    `INSERT INTO ${kind.table} (${columns}) SELECT ${columns} FROM made WHERE is_new ORDER BY ${keys.join(', ')}`,
  );
}
