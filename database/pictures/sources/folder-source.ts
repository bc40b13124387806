import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkSize, type OpenedEntries } from './picture-entry.ts';

/** Links are not followed: what lies outside the folder stays there. */
export async function folderEntries(folder: string): Promise<OpenedEntries> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries = found
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return {
        name: path.relative(folder, file).split(path.sep).join('/').normalize('NFC'),
        size: 0,
        read: async () => {
          checkSize((await stat(file)).size);
          return readFile(file);
        },
      };
    });
  return { entries, close: async () => {} };
}
