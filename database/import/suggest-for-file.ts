import path from 'node:path';
import { ImportFileError } from './file-record.ts';
import type { ImportKind } from './import-kind.ts';
import { type Suggestion, suggestMapping } from './mapping/suggest-mapping.ts';
import { inspectFile } from './reading/inspect-file.ts';
import { readText } from './reading/read-text.ts';
import { recordReader } from './reading/record-reader.ts';

/** Enough to see which values there are. */
const looked = 5_000;

/** A mapping for a file with other column names. */
export async function suggestForFile(kind: ImportKind, file: string): Promise<Suggestion> {
  const rows = await firstRows(kind, file);
  const heading = Object.keys(rows[0] ?? {});
  if (heading.length === 0)
    throw new ImportFileError(`${path.basename(file)} has no rows: nothing can be told from it.`);
  return suggestMapping(kind, heading, rows);
}

async function firstRows(kind: ImportKind, file: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { encoding } = await inspectFile(file);
  const rows: Readonly<Record<string, unknown>>[] = [];
  for await (const found of recordReader(kind, file)(readText(file, encoding))) {
    if ('values' in found) rows.push(found.values);
    if (rows.length === looked) break;
  }
  return rows;
}
