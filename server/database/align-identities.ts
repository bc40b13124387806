import type { Queryable } from './client.ts';

/** After loading rows with ids of their own: the next id the database gives is above all that are there. */
export async function alignIdentities(db: Queryable): Promise<void> {
  const columns = await db.query<{ table: string; column: string }>(`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = current_schema AND is_identity = 'YES' AND identity_generation = 'BY DEFAULT'`);
  for (const { table, column } of columns) {
    await db.execute(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) FROM "${table}"`,
    );
  }
}
