import type { Queryable } from '../connection/client.ts';

/** What migrations have written, and the keys that running processes sign with. */
const retained = ['schema_migrations', 'reservation_status_moves', 'payment_status_moves', 'outbox_head', 'secrets'];

/** Empties the shop: for loading one of the data sets anew, never for a shop that sells. */
export async function clearData(db: Queryable): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema AND tablename <> ALL ($1)`,
    [retained],
  );
  await db.execute(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} RESTART IDENTITY`);
}
