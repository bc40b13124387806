import type { Queryable } from '#server/database/connection/client.ts';
import type { ImportKind } from '../import-kind.ts';
import { keyColumns, sameKey, valueColumns } from '../refuse-rows.ts';

/** SQL: the row `there` of the kind's table as an object of what an import may change, lists among it. */
export function snapshotOf(kind: ImportKind): string {
  const columns = [...keyColumns(kind), ...valueColumns(kind)].map((column) => `there.${column}`);
  const lists = Object.entries(kind.undo?.lists ?? {}).map(([field, sql]) => `(${sql}) AS "${field}"`);
  return `(SELECT to_jsonb(snapshot) FROM (SELECT ${[...columns, ...lists].join(', ')}) snapshot)`;
}

/** `was`: the rows that `made` is about, as they are before anything is written. */
export async function noteBefore(tx: Queryable, kind: ImportKind): Promise<void> {
  await tx.execute(
    `CREATE TEMP TABLE was ON COMMIT DROP AS
     SELECT made.line, ${snapshotOf(kind)} AS before
       FROM made JOIN ${kind.table} there ON ${sameKey(kind, 'there', 'made')}`,
  );
}

/** Rows that are not what they were, and those that are new, recorded with the run so that it can be taken back. */
export async function recordChanges(tx: Queryable, kind: ImportKind, runId: number): Promise<void> {
  await tx.execute('ANALYZE was');
  await tx.execute(
    `INSERT INTO import_run_changes (import_run_id, change_no, before, after)
     SELECT $1, row_number() OVER (ORDER BY line), before, after
       FROM (SELECT made.line, was.before, ${snapshotOf(kind)} AS after
               FROM made JOIN ${kind.table} there ON ${sameKey(kind, 'there', 'made')} LEFT JOIN was USING (line)) changed
      WHERE before IS DISTINCT FROM after`,
    [runId],
  );
}
