import type { Queryable } from '../connection/client.ts';

/** After loading rows with numbers of their own: the next number of each sequence is above all that are there. */
export async function alignSequences(tx: Queryable): Promise<void> {
  const owned = await tx.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.relname::text AS "table", a.attname::text AS "column", s.oid::regclass::text AS sequence
       FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND d.deptype IN ('a', 'i')
       JOIN pg_class c ON c.oid = d.refobjid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
      WHERE s.relkind = 'S' AND s.relnamespace = current_schema::regnamespace`,
  );
  for (const { table, column, sequence } of owned) {
    await tx.execute(`SELECT setval($1::regclass, coalesce(max("${column}"), 0) + 1, false) FROM "${table}"`, [
      sequence,
    ]);
  }
}
