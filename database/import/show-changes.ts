import type { Queryable } from '#server/database/connection/client.ts';
import type { ImportKind } from './import-kind.ts';
import { keyColumns, nameOf, sameKey, valueColumns } from './refuse-rows.ts';

/** A row that an import would change or add, for somebody to look at. */
export interface Example {
  /** Of the file; null: the file lacks the row. */
  readonly line: number | null;
  /** 'ArticleID 9001' */
  readonly row: string;
  readonly isNew: boolean;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

const shown = 20;

interface Found {
  readonly line: number;
  readonly isNew: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The first rows of `made` that are not what stands in the table. */
export async function examplesOf(tx: Queryable, kind: ImportKind): Promise<Example[]> {
  const keys = keyColumns(kind);
  const values = valueColumns(kind);
  const list = (from: string) => values.map((column) => `${from}.${column}`).join(', ');
  const distinct = values.length === 0 ? 'false' : `(${list('there')}) IS DISTINCT FROM (${list('made')})`;
  const rows = await tx.query<Found>(
    `SELECT made.line, made.is_new AS "isNew", coalesce(to_jsonb(there), '{}') AS before, to_jsonb(made) AS after
       FROM made LEFT JOIN ${kind.table} there ON ${sameKey(kind, 'there', 'made')}
      WHERE made.is_new OR ${distinct}
      ORDER BY made.line < 0, abs(made.line) LIMIT ${shown}`,
  );
  return rows.map(({ line, isNew, before, after }) => ({
    line: line > 0 ? line : null,
    row:
      kind.calledBy === undefined
        ? keys.map((column) => `${nameOf(kind, column)} ${after[column]}`).join(' ')
        : `${kind.calledBy.name} ${after[kind.calledBy.column]}`,
    isNew,
    changes: values
      .filter((column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null))
      .map((column) => ({ field: nameOf(kind, column), before: before[column] ?? null, after: after[column] ?? null })),
  }));
}
