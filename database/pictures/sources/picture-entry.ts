/** A file among those to import. */
export interface PictureEntry {
  /** From the top of the folder or archive, with '/' between folders. */
  readonly name: string;
  readonly size: number;
  read(): Promise<Buffer>;
}

export interface OpenedEntries {
  readonly entries: PictureEntry[];
  close(): Promise<void>;
}

/** The entry cannot be read: said with its name, and the next one is read. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

/** What is larger is no picture that would be taken, and is not even read. */
export const mostEntryBytes = 20 * 1024 * 1024;

export function checkSize(size: number): void {
  if (size > mostEntryBytes)
    throw new EntryError(`is ${Math.round(size / 1024 / 102.4) / 10} MB; pictures have at most 20`);
}
