import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ImportFileError } from '#database/import/file-record.ts';
import type { ImportKind } from '#database/import/import-kind.ts';
import { suggestMapping } from '#database/import/mapping/suggest-mapping.ts';
import { inspectFile } from '#database/import/reading/inspect-file.ts';
import { readText } from '#database/import/reading/read-text.ts';
import { recordReader } from '#database/import/reading/record-reader.ts';
import { type ImportCommand, kindNamed } from './import-command.ts';

/** Enough to see which values there are. */
const looked = 5_000;

/** Writes a mapping beside the file; what nobody knows is null in it, and told. */
export const suggest: ImportCommand = async ([name, file, ...more]) => {
  if (name === undefined || file === undefined || more.length > 0) return false;
  const kind = await kindNamed(name);
  const rows = await firstRows(kind, file);
  const heading = Object.keys(rows[0] ?? {});
  if (heading.length === 0)
    throw new ImportFileError(`${path.basename(file)} has no rows: nothing can be told from it.`);
  const { mapping, unknown, lacking, questions } = suggestMapping(kind, heading, rows);
  const to = file.replace(/(\.[^./\\]+)?$/, `.${kind.name}.map.json`);
  await writeFile(to, `${JSON.stringify(mapping, null, 2)}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new ImportFileError(`${to} cannot be written: ${error.message}`);
    throw new ImportFileError(`${to} is there already: remove it to have another one suggested.`);
  });
  const known = Object.entries(mapping.columns).filter(([, field]) => field !== null);
  for (const [column, field] of known) console.log(`${column} is ${field}`);
  if (unknown.length > 0) console.log(`Left out, as nobody knows what they are: ${unknown.join(', ')}`);
  for (const question of questions) console.log(question);
  if (lacking.length > 0) console.log(`No column gives: ${lacking.join(', ')}`);
  console.log(`Read ${to}, mend it, then: npm run import -- ${kind.name} ${file} --map ${to} --dry-run`);
  return true;
};

async function firstRows(kind: ImportKind, file: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { encoding } = await inspectFile(file);
  const rows: Readonly<Record<string, unknown>>[] = [];
  for await (const found of recordReader(kind, file)(readText(file, encoding))) {
    if ('values' in found) rows.push(found.values);
    if (rows.length === looked) break;
  }
  return rows;
}
