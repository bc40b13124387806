import type { Queryable } from '#server/database/connection/client.ts';
import type { ImportKind, Missing } from './import-kind.ts';
import { sameKey } from './refuse-rows.ts';

/** The file is the whole of its kind: what it lacks is hidden, or has no pieces. */
export interface WholeFile {
  /** Of stock: the whole of these shops alone; null: of all. */
  readonly shops: readonly number[] | null;
}

/** Beyond this share of what is there now somebody must say yes. Half a file looks like a whole one. */
export const mostEmptied = 0.05;

/** Rows that the file lacks join the others in `made`, as they are to be, on lines below 0. */
export async function layMissing(tx: Queryable, kind: ImportKind, { shops }: WholeFile): Promise<void> {
  const { column, value } = missingOf(kind);
  await tx.execute(
    `INSERT INTO made
     SELECT -row_number() OVER (), false, laid.*
       FROM ${kind.table} there
      CROSS JOIN LATERAL jsonb_populate_record(there, '{"${column}": ${value}}') AS laid
      WHERE there.${column} <> ${value} AND ${within(shops)}
        AND NOT EXISTS (SELECT FROM made WHERE ${sameKey(kind, 'made', 'there')})`,
  );
}

/** 'this would hide 62 % of the goods' when that is much; rows that the file itself empties count too. */
export async function oddShare(tx: Queryable, kind: ImportKind, { shops }: WholeFile): Promise<string | null> {
  const { column, value, does, what } = missingOf(kind);
  const [row] = await tx.query<{ there: number; emptied: number }>(
    `SELECT (SELECT count(*) FROM ${kind.table} there WHERE ${column} <> ${value} AND ${within(shops)}) AS there,
            (SELECT count(*) FROM made JOIN ${kind.table} there ON ${sameKey(kind, 'there', 'made')}
              WHERE there.${column} <> ${value} AND made.${column} = ${value} AND ${within(shops)}) AS emptied`,
  );
  const { there = 0, emptied = 0 } = row ?? {};
  if (emptied <= there * mostEmptied) return null;
  return `this would ${does} ${Math.round((100 * emptied) / there)} % of ${what} (${emptied} of ${there}); say --yes if that is meant`;
}

/** SQL: the row `there` is one that the file is about. */
function within(shops: readonly number[] | null): string {
  return shops === null ? 'true' : `there.shop_id = ANY ('{${shops.join(',')}}')`;
}

function missingOf({ name, missing }: ImportKind): Missing {
  if (missing === undefined) throw new Error(`A file of ${name} is never the whole.`);
  return missing;
}
