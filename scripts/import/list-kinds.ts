import { allImportKinds } from '#database/import/kinds.ts';
import type { ImportCommand } from './import-command.ts';

export const listKinds: ImportCommand = async () => {
  for (const { name, about } of await allImportKinds()) console.log(`${name.padEnd(17)} ${about}`);
  return true;
};
