import type { QueueRow } from '#contract/counter/records.ts';

/** Earliest promise first; what has none stands last, the older before the newer. */
export function byPromise(a: QueueRow, b: QueueRow): number {
  return dueTime(a) - dueTime(b) || a.id - b.id;
}

function dueTime({ due }: QueueRow): number {
  return due === null ? Number.POSITIVE_INFINITY : Date.parse(due);
}

export function rowsOf(rows: readonly QueueRow[], stage: QueueRow['stage']): QueueRow[] {
  return rows.filter((row) => row.stage === stage).sort(byPromise);
}

/** New orders that were not in the queue before. */
export function freshIds(before: readonly QueueRow[], after: readonly QueueRow[]): number[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id, stage }) => stage === 'new' && !known.has(id)).map(({ id }) => id);
}

export interface SteadyRows {
  readonly rows: readonly QueueRow[];
  /** Shown, but no longer in this column. */
  readonly gone: ReadonlySet<number>;
  /** In this column, and not shown yet. */
  readonly waiting: number;
}

/** Rows never move under a finger: while the column is touched every row keeps its place, and new ones wait. */
export function steadyRows(shown: readonly QueueRow[], next: readonly QueueRow[], touched: boolean): SteadyRows {
  if (!touched) return { rows: next, gone: new Set(), waiting: 0 };
  const byId = new Map(next.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => byId.get(row.id) ?? row),
    gone: new Set(shown.filter(({ id }) => !byId.has(id)).map(({ id }) => id)),
    waiting: next.filter(({ id }) => !known.has(id)).length,
  };
}
