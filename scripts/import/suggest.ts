import { writeFile } from 'node:fs/promises';
import { ImportFileError } from '#database/import/file-record.ts';
import { suggestForFile } from '#database/import/suggest-for-file.ts';
import { type ImportCommand, kindNamed } from './import-command.ts';

/** Writes a mapping beside the file; what nobody knows is null in it, and told. */
export const suggest: ImportCommand = async ([name, file, ...more]) => {
  if (name === undefined || file === undefined || more.length > 0) return false;
  const kind = await kindNamed(name);
  const { mapping, unknown, lacking, questions } = await suggestForFile(kind, file);
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
