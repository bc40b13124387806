import { type Page, pageRows } from '#contract/desk/paging.ts';
import type { Queryable } from '../connection/client.ts';

export interface KeysetQuery<Row> {
  readonly columns: string;
  readonly from: string;
  /** Where the rows are counted in, without what is joined for show alone. */
  readonly countFrom: string;
  /** With $1, $2 … of `params`. */
  readonly where: readonly string[];
  readonly params: readonly unknown[];
  /** What the list is sorted by, newest first: one number that no two rows share. */
  readonly key: string;
  /** Sorted by this time first, in a table whose rows are found again by their key. */
  readonly byTime?: { readonly column: string; readonly table: string };
  readonly after: string | undefined;
  readonly keyOf: (row: Row) => string;
}

/** Counted no further: beyond it the number is PostgreSQL's estimate. */
const countedTo = 10_000;

/** A page of 40 by key, not by number: page 2 000 costs what the first one does, and rows that come meanwhile move nothing. */
export async function countedPage<Row extends object>(tx: Queryable, query: KeysetQuery<Row>): Promise<Page<Row>> {
  const { columns, from, countFrom, where, params, key, byTime, after, keyOf } = query;
  const beginsAfter = after !== undefined && /^\d{1,18}$/.test(after) ? [beginning(key, after, byTime)] : [];
  const order = byTime === undefined ? `${key} DESC` : `${byTime.column} DESC, ${key} DESC`;
  const rows = await tx.query<Row>(
    `SELECT ${columns} FROM ${from} ${whereOf([...where, ...beginsAfter])} ORDER BY ${order} LIMIT ${pageRows + 1}`,
    params,
  );
  const counted = await countRows(tx, `FROM ${countFrom} ${whereOf(where)}`, params);
  const shown = rows.slice(0, pageRows);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageRows && last !== undefined ? keyOf(last) : null, ...counted };
}

function beginning(key: string, after: string, byTime: KeysetQuery<object>['byTime']): string {
  if (byTime === undefined) return `${key} < ${after}`;
  const { column, table } = byTime;
  const bare = (name: string) => name.slice(name.indexOf('.') + 1);
  return `(${column}, ${key}) < (SELECT ${bare(column)}, ${bare(key)} FROM ${table} WHERE ${bare(key)} = ${after})`;
}

export function whereOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

export async function countRows(
  tx: Queryable,
  fromWhere: string,
  params: readonly unknown[],
): Promise<{ count: number; countIsExact: boolean }> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT 1 ${fromWhere} LIMIT ${countedTo + 1}) counted`,
    params,
  );
  const count = row?.count ?? 0;
  if (count <= countedTo) return { count, countIsExact: true };
  const [plan] = await tx.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT 1 ${fromWhere}`,
    params,
  );
  const estimate = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? count;
  return { count: Math.max(count, estimate), countIsExact: false };
}
