import type { Queryable } from '../connection/client.ts';

/**
 * For loading a whole data set: foreign keys are dropped, the rows loaded, the keys added again and checked table by table.
 * Checked row by row they take most of the time of a load (400,000 rows of stock: 11 s, against 3 s). All in the caller's
 * transaction, so nobody ever sees a database without foreign keys; the tables are locked until it ends. Tables may be loaded in any
 * order.
 */
export async function deferForeignKeys<T>(tx: Queryable, load: () => Promise<T>): Promise<T> {
  const references = await tx.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema::regnamespace ORDER BY conrelid, conname`);
  for (const { table, name } of references) await tx.execute(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const loaded = await load();
  // A table with triggers that still wait for the commit cannot be altered.
  await tx.execute('SET CONSTRAINTS ALL IMMEDIATE');
  // The checks are joins, and joins want to know the sizes.
  await tx.execute('ANALYZE');
  for (const { table, name, definition } of references) {
    await tx.execute(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await tx.execute('SET CONSTRAINTS ALL DEFERRED');
  return loaded;
}
