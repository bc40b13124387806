import type { Queryable } from '#server/database/connection/client.ts';
import type { ImportKind } from './import-kind.ts';
import { valueColumns } from './refuse-rows.ts';

/** Puts back in `made` what the office holds: whatever the file says of it, the row keeps what it has. */
export async function restoreHeld(tx: Queryable, kind: ImportKind): Promise<void> {
  const { heldFields } = kind;
  if (heldFields === undefined) return;
  const { table, owner } = heldFields;
  const held = await tx.query<{ field: string }>(
    `SELECT DISTINCT field FROM ${table} WHERE ${owner} IN (SELECT ${owner} FROM made)`,
  );
  const columns = valueColumns(kind);
  for (const { field } of held.filter((one) => columns.includes(one.field)))
    await tx.execute(
      `UPDATE made SET ${field} = there.${field} FROM ${table} held JOIN ${kind.table} there USING (${owner})
        WHERE held.field = $1 AND there.${owner} = made.${owner} AND NOT made.is_new`,
      [field],
    );
}

/** Notes what the good lines of the file say of fields that are held, and what a whole file says by leaving a row out. */
export async function noteSaid(tx: Queryable, { heldFields, missing }: ImportKind): Promise<void> {
  if (heldFields === undefined) return;
  const { table, owner } = heldFields;
  await tx.execute(
    `UPDATE ${table} held SET said = staged.record -> held.field, said_at = now() FROM made JOIN staged USING (line)
      WHERE made.${owner} = held.${owner} AND staged.record ? held.field`,
  );
  if (missing === undefined) return;
  await tx.execute(
    `UPDATE ${table} held SET said = to_jsonb($2::int), said_at = now() FROM made
      WHERE made.${owner} = held.${owner} AND made.line < 0 AND held.field = $1`,
    [missing.column, missing.value],
  );
}
