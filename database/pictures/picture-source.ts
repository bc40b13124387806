import { stat } from 'node:fs/promises';
import { ImportFileError } from '../import/file-record.ts';
import { folderEntries } from './sources/folder-source.ts';
import type { PictureEntry } from './sources/picture-entry.ts';
import { tarEntries } from './sources/tar-source.ts';
import { zipEntries } from './sources/zip-source.ts';

export interface PictureSource {
  /** By their names, in their order. */
  readonly entries: ReadonlyMap<string, PictureEntry>;
  close(): Promise<void>;
}

/** What the system and programs leave beside pictures. */
const litter = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)|\.(csv|txt|xlsx)$/i;

/** The files of a folder with all below it, or of a .zip or .tar. Nothing is unpacked: each is read when its turn comes. */
export async function openPictureSource(place: string): Promise<PictureSource> {
  const found = await stat(place).catch(() => null);
  if (found === null) throw new ImportFileError(`${place} is not there.`);
  const { entries, close } = found.isDirectory() ? await folderEntries(place) : await archive(place);
  const named = entries.filter(({ name }) => !litter.test(name));
  named.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { entries: new Map(named.map((entry) => [entry.name, entry])), close };
}

function archive(place: string) {
  if (/\.zip$/i.test(place)) return zipEntries(place);
  if (/\.tar$/i.test(place)) return tarEntries(place);
  throw new ImportFileError(
    `${place} is no folder, .zip or .tar. Unpack it first: pictures do not get smaller in .tar.gz, .7z or .rar.`,
  );
}
