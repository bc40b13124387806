import path from 'node:path';
import type { Database } from '#server/database/connection/client.ts';
import type { ImportKind } from './import-kind.ts';
import { type ImportOptions, type ImportOutcome, importRecords } from './import-records.ts';
import { type Encoding, inspectFile } from './reading/inspect-file.ts';
import { readText } from './reading/read-text.ts';
import { isCsv, recordReader } from './reading/record-reader.ts';
import { writeBadLines } from './reading/write-bad-lines.ts';

export interface FileOptions extends ImportOptions {
  /** As the run is listed; the file's own name if it is left out. */
  readonly name?: string;
  /** Found out if it is left out. */
  readonly encoding?: Encoding;
  /** Bad lines are written here, if there are any. */
  readonly badLines?: string;
}

export interface FileOutcome extends ImportOutcome {
  readonly encoding: Encoding;
}

/** Takes a file of one kind in, whatever its size (see importRecords). */
export async function importFile(
  database: Database,
  kind: ImportKind,
  file: string,
  options: FileOptions,
): Promise<FileOutcome> {
  const { size, hash, encoding: found } = await inspectFile(file);
  const encoding = options.encoding ?? found;
  const read = recordReader(kind, file);
  const source = {
    name: options.name ?? path.basename(file),
    hash,
    hasHeading: isCsv(file) && kind.read === undefined,
    records: (onShare: (share: number) => void) => read(readText(file, encoding, (bytes) => onShare(bytes / size))),
  };
  const bad = new Map<number, string>();
  const outcome = await importRecords(database, kind, source, {
    ...options,
    onRefused: (row) => {
      bad.set(row.line, row.reason);
      options.onRefused?.(row);
    },
  });
  if (bad.size > 0 && options.badLines !== undefined) {
    await writeBadLines({ kind, file, encoding, bad, to: options.badLines });
  }
  return { ...outcome, encoding };
}
