import path from 'node:path';
import { type FileRecord, ImportFileError } from '../file-record.ts';
import type { ImportKind } from '../import-kind.ts';
import { readCsv } from './read-csv.ts';
import { readJsonLines } from './read-json-lines.ts';

export type RecordReader = (pieces: AsyncIterable<string>) => AsyncIterable<FileRecord>;

/** How the records of a file are read: as its kind says, else by its name. */
export function recordReader(kind: ImportKind, file: string): RecordReader {
  if (kind.read !== undefined) return kind.read;
  if (isCsv(file)) return readCsv;
  if (/\.(jsonl|ndjson)$/i.test(file)) return readJsonLines;
  throw new ImportFileError(`${path.basename(file)} must be JSON Lines (.jsonl) or CSV (.csv, .tsv, .txt).`);
}

export function isCsv(file: string): boolean {
  return /\.(csv|tsv|txt)$/i.test(file);
}
