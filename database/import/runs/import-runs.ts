import type { Database, Queryable } from '#server/database/connection/client.ts';
import type { ImportRunRecord } from '#server/ports/imports.ts';
import type { MergeOutcome } from '../merge-staged.ts';

export interface NewRun {
  readonly kind: string;
  /** Who: 'command:kari', later a key or a member of staff. */
  readonly actor: string;
  readonly fileName: string;
  readonly fileHash: Buffer;
  readonly mode: 'changes' | 'whole' | 'undo';
  readonly dryRun: boolean;
  readonly undoes?: number;
}

export interface ImportRun extends ImportRunRecord {
  readonly fileHash: Buffer;
}

/** How long a run can be taken back, and how long what it has changed stays on record. */
export const undoHours = 24;

/** Notes that a run has begun; gives its number. What older runs have recorded goes. */
export async function beginRun(database: Queryable, run: NewRun): Promise<number> {
  await database.execute(
    `DELETE FROM import_run_changes USING import_runs r
      WHERE r.import_run_id = import_run_changes.import_run_id AND r.ended_at < now() - make_interval(hours => $1)`,
    [undoHours],
  );
  const [row] = await database.query<{ id: number }>(
    `INSERT INTO import_runs (kind, actor, file_name, file_hash, mode, dry_run, undoes)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING import_run_id AS id`,
    [run.kind, run.actor, run.fileName, run.fileHash, run.mode, run.dryRun, run.undoes ?? null],
  );
  if (row === undefined) throw new Error('The run was not noted');
  return row.id;
}

export async function endRun(
  database: Queryable,
  id: number,
  { rows, bad, outcome }: { readonly rows: number; readonly bad: number; readonly outcome: MergeOutcome },
): Promise<void> {
  const { merged, held, warned } = outcome;
  await database.execute(
    `UPDATE import_runs SET outcome = $2, rows_read = $3, rows_bad = $4, warnings = $5, added = $6, changed = $7, emptied = $8,
            says = $9, ended_at = clock_timestamp() WHERE import_run_id = $1`,
    [
      id,
      held !== null ? 'held' : merged === null ? 'refused' : 'done',
      rows,
      bad,
      warned,
      merged?.added ?? 0,
      merged?.changed ?? 0,
      merged?.emptied ?? 0,
      held,
    ],
  );
}

export async function failRun(database: Queryable, id: number, says: string): Promise<void> {
  await database.execute(
    `UPDATE import_runs SET outcome = 'failed', says = $2, ended_at = clock_timestamp() WHERE import_run_id = $1`,
    [id, says.slice(0, 1_000)],
  );
}

/** The latest runs first. */
export function listRuns(database: Database, most: number): Promise<ImportRun[]> {
  return database.query<ImportRun>(`${runColumns} ORDER BY r.import_run_id DESC LIMIT $1`, [most]);
}

export async function findRun(database: Queryable, id: number): Promise<ImportRun | null> {
  const [run] = await database.query<ImportRun>(`${runColumns} WHERE r.import_run_id = $1`, [id]);
  return run ?? null;
}

const runColumns = `
  SELECT r.import_run_id AS id, r.kind, r.actor, r.file_name AS "fileName", r.file_hash AS "fileHash", r.mode,
         r.dry_run AS "dryRun", r.outcome, r.rows_read AS rows, r.rows_bad AS bad, r.warnings, r.added, r.changed, r.emptied,
         r.says, r.undoes, r.started_at AS "startedAt", r.ended_at AS "endedAt",
         (SELECT u.import_run_id FROM import_runs u
           WHERE u.undoes = r.import_run_id AND u.outcome = 'done' AND NOT u.dry_run LIMIT 1) AS "undoneBy"
    FROM import_runs r`;
