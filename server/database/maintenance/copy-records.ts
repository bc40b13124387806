import type { Transaction } from '../connection/client.ts';
import type { CopyValue } from '../connection/copy-text.ts';

/** Rows written as objects by column name; all have the columns of the first. */
export async function copyRecords(
  tx: Transaction,
  table: string,
  records: readonly Readonly<Record<string, CopyValue>>[],
): Promise<number> {
  const columns = Object.keys(records[0] ?? {});
  if (columns.length === 0) return 0;
  return tx.copyRows(
    table,
    columns,
    records.values().map((record) => columns.map((column) => record[column])),
  );
}
