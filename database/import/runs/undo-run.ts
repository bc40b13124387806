import type { Database, Transaction } from '#server/database/connection/client.ts';
import { deskLog } from '#server/database/desk/log-rows.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { ImportKind, Undo } from '../import-kind.ts';
import { importKind } from '../kinds.ts';
import { type Merged, mergeStaged } from '../merge-staged.ts';
import { keyColumns, nameOf } from '../refuse-rows.ts';
import { Staging } from '../staging.ts';
import { beginRun, endRun, failRun, findRun, type ImportRun, undoHours } from './import-runs.ts';
import { snapshotOf } from './recorded-changes.ts';
import { UndoRefused } from './undo-refused.ts';

export interface UndoOptions {
  readonly actor: string;
  /** Somebody of the office: written into the audit log with it. */
  readonly by?: DeskActor;
  readonly now?: Date;
}

export interface UndoOutcome {
  readonly runId: number;
  readonly merged: Merged;
  /** Rows the run had made, deleted now. */
  readonly deleted: number;
  readonly entry: number | null;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Takes a run back as a run of its own: rows get what they had, by the same way as any import, so that prices go into the
 * history and addresses lead on. Refused when any of them has changed since. The database must have one connection.
 */
export async function undoRun(
  database: Database,
  id: number,
  { actor, by, now = new Date() }: UndoOptions,
): Promise<UndoOutcome> {
  const run = await findRun(database, id);
  const { kind, undo } = await undoable(run, id, now);
  const runId = await beginRun(database, {
    kind: kind.name,
    actor,
    fileName: run?.fileName ?? '',
    fileHash: run?.fileHash ?? Buffer.alloc(32),
    mode: 'undo',
    dryRun: false,
    undoes: id,
  });
  try {
    const staged = await stageBefore(database, { kind, undo, id });
    let deleted = 0;
    let entry: number | null = null;
    const bad: string[] = [];
    const counts = { rows: staged, bad: 0 };
    const outcome = await mergeStaged(database, kind, {
      runId,
      skipBad: false,
      foundBad: false,
      dryRun: false,
      whole: null,
      yes: true,
      first: async (tx) => {
        await refuseChanged(tx, { kind, undo, id });
        if (undo.newRows === 'deleted') deleted = await deleteNew(tx, kind, id);
      },
      last: async (tx, done) => {
        await endRun(tx, runId, { ...counts, outcome: done });
        if (by === undefined || done.merged === null) return;
        const after = { runId, changed: done.merged.changed, deleted };
        entry = await deskLog(tx).write(by, { action: 'import-undone', subject: `import:${id}`, after });
      },
      onRefused: ({ reason }) => bad.push(reason),
      onWarned: () => {},
    });
    if (outcome.merged === null) throw new UndoRefused(`Run ${id} cannot be taken back: ${bad[0] ?? 'rows are bad'}.`);
    return { runId, merged: outcome.merged, deleted, entry };
  } catch (error) {
    await failRun(database, runId, (error as Error).message);
    throw error;
  }
}

async function undoable(run: ImportRun | null, id: number, now: Date): Promise<{ kind: ImportKind; undo: Undo }> {
  if (run === null) throw new UndoRefused(`There is no run ${id}.`);
  const kind = await importKind(run.kind);
  if (kind?.undo === undefined) throw new UndoRefused(`A run of ${run.kind} cannot be taken back.`);
  if (run.outcome !== 'done' || run.dryRun) throw new UndoRefused(`Run ${id} has changed nothing.`);
  if (run.undoneBy !== null) throw new UndoRefused(`Run ${id} has been taken back by run ${run.undoneBy} already.`);
  if (run.endedAt === null || now.getTime() - run.endedAt.getTime() > undoHours * 3_600_000) {
    throw new UndoRefused(`Run ${id} is older than ${undoHours} hours.`);
  }
  return { kind, undo: kind.undo };
}

interface RecordedRun {
  readonly kind: ImportKind;
  readonly undo: Undo;
  readonly id: number;
}

/** What was there before waits in `staged`, as the lines of a file would. */
async function stageBefore(database: Database, { kind, undo, id }: RecordedRun): Promise<number> {
  const changes = await database.query<{ no: number; before: Row | null; after: Row }>(
    'SELECT change_no AS no, before, after FROM import_run_changes WHERE import_run_id = $1 ORDER BY change_no',
    [id],
  );
  const staging = new Staging(database);
  await staging.open();
  for (const { no, before, after } of changes) {
    if (before !== null) await staging.add({ line: no, record: whatChanged(before, after, { kind, undo }) });
    else if (undo.newRows !== 'deleted') {
      const key = Object.fromEntries(keyColumns(kind).map((column) => [column, after[column]]));
      await staging.add({ line: no, record: { ...key, ...undo.newRows } });
    }
  }
  await staging.flush();
  return changes.length;
}

/** What the run left as it was says nothing: a field that is held may have another source. */
function whatChanged(before: Row, after: Row, { kind, undo }: Pick<RecordedRun, 'kind' | 'undo'>): Row {
  const keys = keyColumns(kind);
  const became = withoutEmptyLists(after, undo);
  return Object.fromEntries(
    Object.entries(withoutEmptyLists(before, undo)).filter(
      ([name, value]) => keys.includes(name) || JSON.stringify(value) !== JSON.stringify(became[name]),
    ),
  );
}

/** A list that had nothing is an empty one. */
function withoutEmptyLists(before: Row, { lists = {} }: Undo): Row {
  return { ...before, ...Object.fromEntries(Object.keys(lists).map((field) => [field, before[field] ?? []])) };
}

const shown = 3;

async function refuseChanged(tx: Transaction, { kind, undo, id }: RecordedRun): Promise<void> {
  const keys = keyColumns(kind);
  const of = `import_run_changes c
    CROSS JOIN LATERAL jsonb_populate_record(NULL::${kind.table}, c.after) AS meant
    LEFT JOIN ${kind.table} there ON ${keys.map((key) => `there.${key} IS NOT DISTINCT FROM meant.${key}`).join(' AND ')}`;
  const key = `concat_ws(' ', ${keys.map((column) => `meant.${column}`).join(', ')})`;
  const changed = await tx.query<{ key: string }>(
    `SELECT ${key} AS key FROM ${of} WHERE c.import_run_id = $1 AND ${snapshotOf(kind)} IS DISTINCT FROM c.after ORDER BY 1`,
    [id],
  );
  const names = keys.map((column) => nameOf(kind, column)).join(' ');
  if (changed.length > 0) {
    const some = changed.slice(0, shown).map((row) => row.key);
    const more = changed.length > shown ? ` and ${changed.length - shown} more` : '';
    throw new UndoRefused(`Run ${id} cannot be taken back: ${names} ${some.join(', ')}${more} changed since.`);
  }
  if (undo.stays === undefined) return;
  const [stays] = await tx.query<{ key: string }>(
    `SELECT ${key} AS key FROM ${of} WHERE c.import_run_id = $1 AND c.before IS NULL AND (${undo.stays.when}) LIMIT 1`,
    [id],
  );
  if (stays !== undefined) {
    throw new UndoRefused(`Run ${id} cannot be taken back: ${names} ${stays.key} ${undo.stays.says}.`);
  }
}

function deleteNew(tx: Transaction, kind: ImportKind, id: number): Promise<number> {
  const same = keyColumns(kind).map((key) => `there.${key} IS NOT DISTINCT FROM meant.${key}`);
  return tx.execute(
    `DELETE FROM ${kind.table} there
      USING import_run_changes c CROSS JOIN LATERAL jsonb_populate_record(NULL::${kind.table}, c.after) AS meant
      WHERE c.import_run_id = $1 AND c.before IS NULL AND ${same.join(' AND ')}`,
    [id],
  );
}
