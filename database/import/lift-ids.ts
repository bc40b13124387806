import type { Transaction } from '#server/database/connection/client.ts';

/** The next id the database gives by itself is above those of the file; it never goes down, as others may be taking ids now. */
export async function liftIds(tx: Transaction, table: string, column: string): Promise<void> {
  const sequence = `pg_get_serial_sequence('${table}', '${column}')`;
  await tx.execute(`SELECT setval(${sequence}, greatest((SELECT max(${column}) FROM ${table}), nextval(${sequence})))`);
}
