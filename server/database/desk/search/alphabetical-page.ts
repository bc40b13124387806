import { type Page, pageRows } from '#contract/desk/paging.ts';
import type { Queryable } from '../../connection/client.ts';
import { countRows, whereOf } from '../keyset-page.ts';

interface AlphabeticalQuery<Row> {
  readonly columns: string;
  readonly from: string;
  readonly where: readonly string[];
  /** Where the words that are looked for stand. */
  readonly contains: string;
  readonly params: readonly unknown[];
  /** Text that no two rows share. */
  readonly key: string;
  readonly after: string | undefined;
  readonly q: string | undefined;
  readonly keyOf: (row: Row) => string;
}

/** A page of 40 from A on, by key. The order is that of the code points, which is one everywhere. */
export async function alphabeticalPage<Row extends object>(
  tx: Queryable,
  { columns, from, where, contains, params, key, after, q, keyOf }: AlphabeticalQuery<Row>,
): Promise<Page<Row>> {
  const values = [...params];
  const conditions = [...where];
  const add = (condition: (place: string) => string, value: string) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (q !== undefined && q !== '') add((place) => `position(lower(${place}) IN lower(${contains})) > 0`, q);
  const counted = await countRows(tx, `FROM ${from} ${whereOf(conditions)}`, [...values]);
  if (after !== undefined) add((place) => `${key} COLLATE "C" > ${place}`, after);
  const rows = await tx.query<Row>(
    `SELECT ${columns} FROM ${from} ${whereOf(conditions)} ORDER BY ${key} COLLATE "C" LIMIT ${pageRows + 1}`,
    values,
  );
  const shown = rows.slice(0, pageRows);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageRows && last !== undefined ? keyOf(last) : null, ...counted };
}
