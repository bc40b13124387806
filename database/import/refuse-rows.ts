import type { Queryable } from '#server/database/connection/client.ts';
import type { ImportKind, Reference, Rule } from './import-kind.ts';

/** Writes the lines of `made` that cannot go in, and why, to `refused`, and odd ones to `warned`; of several reasons the first counts. */
export async function refuseRows(tx: Queryable, kind: ImportKind): Promise<void> {
  if (kind.repeats === 'first-counts') await dropRepeats(tx, kind);
  else await refuse(tx, repeats(kind));
  await refuse(tx, kind.changesOnly ? unknownKeys(kind) : missingValues(kind));
  for (const reference of kind.references ?? []) await refuse(tx, danglingReference(kind, reference));
  for (const rule of kind.rules ?? []) await refuse(tx, brokenRule(rule), rule.warns ? 'warned' : 'refused');
  await tx.execute('DELETE FROM warned USING refused WHERE warned.line = refused.line');
}

export function keyColumns({ key, keyColumns: found, fields }: ImportKind): readonly string[] {
  if (found !== undefined) return found;
  return key.map((name) => {
    const column = fields[name]?.column ?? null;
    if (column === null) throw new Error(`The key ${name} has no column.`);
    return column;
  });
}

/** Columns the file may set, beside the key. */
export function valueColumns(kind: ImportKind): readonly string[] {
  const keys = new Set(keyColumns(kind));
  return Object.values(kind.fields).flatMap(({ column }) => (column === null || keys.has(column) ? [] : [column]));
}

/** SQL: the same row in two tables. Plain equality where it can be, as only that is looked up quickly. */
export function sameKey(kind: ImportKind, one: string, other: string): string {
  const equals = (column: string) => (kind.openKeyColumns?.includes(column) ? 'IS NOT DISTINCT FROM' : '=');
  return keyColumns(kind)
    .map((column) => `${one}.${column} ${equals(column)} ${other}.${column}`)
    .join(' AND ');
}

interface Query {
  readonly sql: string;
  readonly params: readonly string[];
}

async function refuse(tx: Queryable, { sql, params }: Query, into = 'refused'): Promise<void> {
  await tx.execute(`INSERT INTO ${into} (line, reason) ${sql} ON CONFLICT (line) DO NOTHING`, params);
}

/** Lines numbered within their key. */
function numbered(kind: ImportKind): string {
  const keys = keyColumns(kind).join(', ');
  const called = kind.calledBy?.column ?? `concat_ws(' ', ${keys})`;
  return `SELECT line, first_value(line) OVER same AS first, row_number() OVER same AS nth, ${called} AS key
            FROM made WINDOW same AS (PARTITION BY ${keys} ORDER BY line)`;
}

function repeats(kind: ImportKind): Query {
  return {
    sql: `SELECT line, format('%s %s stands on line %s already', $1::text, key, first) FROM (${numbered(kind)}) r WHERE nth > 1`,
    params: [kind.calledBy?.name ?? kind.key.join(' ')],
  };
}

async function dropRepeats(tx: Queryable, kind: ImportKind): Promise<void> {
  await tx.execute(`DELETE FROM made USING (${numbered(kind)}) r WHERE made.line = r.line AND r.nth > 1`);
}

function unknownKeys(kind: ImportKind): Query {
  return {
    sql: `SELECT line, format('%s %s is not known', $1::text, concat_ws(' ', ${keyColumns(kind).join(', ')}))
            FROM made WHERE is_new`,
    params: [kind.key.join(' ')],
  };
}

function missingValues(kind: ImportKind): Query {
  const needed = Object.entries(kind.fields).filter(([, field]) => field.needed);
  const lacks = needed.map(([, { column }], at) =>
    column === null
      ? `NOT EXISTS (SELECT FROM staged WHERE staged.line = made.line AND staged.record ? $${at + 1}::text)`
      : `made.${column} IS NULL`,
  );
  const missing = lacks.map((wrong, at) => `CASE WHEN ${wrong} THEN $${at + 1}::text END`);
  return {
    sql: `SELECT line, format('is new and lacks %s', concat_ws(', ', ${missing.join(', ') || "''"}))
            FROM made WHERE is_new AND (${lacks.join(' OR ') || 'false'})`,
    params: needed.map(([name]) => name),
  };
}

function danglingReference(kind: ImportKind, { columns, table, keys, kind: first }: Reference): Query {
  const named = columns.map((column, at) => `format('%s %s', $${at + 2}::text, made.${column})`);
  return {
    sql: `SELECT made.line, format('%s is not known; import %s first', concat_ws(' in ', ${named.join(', ')}), $1::text)
            FROM made LEFT JOIN ${table} other ON ${keys.map((key, at) => `other.${key} = made.${columns[at]}`).join(' AND ')}
           WHERE num_nulls(${columns.map((column) => `made.${column}`).join(', ')}) = 0 AND other.${keys[0]} IS NULL`,
    params: [first, ...columns.map((column) => nameOf(kind, column))],
  };
}

function brokenRule({ wrong, says }: Rule): Query {
  return { sql: `SELECT line, $1::text FROM made WHERE ${wrong}`, params: [says] };
}

export function nameOf({ fields }: ImportKind, column: string): string {
  return Object.entries(fields).find(([, field]) => field.column === column)?.[0] ?? column;
}
