import type { PersonSearch } from '#domain/order/order-search.ts';
import type { Queryable } from '../../connection/client.ts';
import { namedBy, type SearchedColumns } from './order-conditions.ts';

/** Beyond it every few hundredth row has the name, and a page of them is found by walking. */
const rare = 5_000;

/**
 * The keys of all rows with a name, where they are few; null: they are many. PostgreSQL takes every beginning of a word for one in
 * two hundred and would walk a million rows in the order of the list for a name that nobody has.
 */
export async function rareName(
  tx: Queryable,
  from: string,
  { id, name }: SearchedColumns,
  { words }: Extract<PersonSearch, { by: 'name' }>,
): Promise<readonly number[] | null> {
  const rows = await tx.query<{ id: number }>(
    `SELECT ${id} AS id FROM ${from} WHERE ${name} @@ to_tsquery('simple', $1) LIMIT ${rare + 1}`,
    [namedBy(words)],
  );
  return rows.length > rare ? null : rows.map((row) => row.id);
}
