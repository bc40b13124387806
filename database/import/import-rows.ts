import { createHash } from 'node:crypto';
import type { Database } from '#server/database/connection/client.ts';
import type { ImportKind } from './import-kind.ts';
import { type ImportOptions, type ImportOutcome, importRecords } from './import-records.ts';

/** Takes rows in that somebody has at hand; the first is line 1. */
export function importRows(
  database: Database,
  kind: ImportKind,
  given: { readonly name: string; readonly rows: readonly Readonly<Record<string, unknown>>[] },
  options: ImportOptions,
): Promise<ImportOutcome> {
  const source = {
    name: given.name,
    hash: createHash('sha256').update(JSON.stringify(given.rows)).digest(),
    hasHeading: false,
    records: async function* () {
      for (const [index, values] of given.rows.entries()) yield { line: index + 1, values };
    },
  };
  return importRecords(database, kind, source, options);
}
