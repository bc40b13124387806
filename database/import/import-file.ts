import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/database/connection/client.ts';
import { type FileRecord, ImportFileError } from './file-record.ts';
import type { ImportKind } from './import-kind.ts';
import { type Merged, mergeStaged, type RefusedRow } from './merge-staged.ts';
import { readCsv } from './read-csv.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readRow } from './read-row.ts';
import { readText } from './read-text.ts';
import { Staging } from './staging.ts';

export interface ImportOptions {
  /** Leave bad rows out and take the rest; else one bad row keeps all of them out. */
  readonly skipBad: boolean;
  readonly onRefused: (row: RefusedRow) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly rows: number;
  /** Of the file, from 0 to 1. */
  readonly share: number;
}

export interface ImportOutcome {
  readonly rows: number;
  readonly refused: number;
  /** Null when nothing was taken. */
  readonly merged: Merged | null;
}

/**
 * Takes a file of one kind in: reads it in a stream, checks every row, and brings what is good into the database at once.
 * The database must have one connection (see Staging).
 */
export async function importFile(
  database: Database,
  kind: ImportKind,
  file: string,
  { skipBad, onRefused, onProgress = () => {} }: ImportOptions,
): Promise<ImportOutcome> {
  const size = await sizeOf(file);
  const staging = new Staging(database);
  let rows = 0;
  let refusedHere = 0;
  const refuse = (line: number, reason: string) => {
    refusedHere += 1;
    onRefused({ line, reason });
  };
  await staging.open();
  const text = readText(file, (bytes) => onProgress({ rows, share: size === 0 ? 1 : bytes / size }));
  for await (const found of recordsOf(kind, file)(text)) {
    rows += 1;
    if ('problem' in found) {
      refuse(found.line, found.problem);
      continue;
    }
    if (rows === 1 && isCsv(file)) checkHeading(kind, found.values);
    const read = readRow(kind, found.values);
    if (read.ok) await staging.add({ line: found.line, record: read.record });
    else refuse(found.line, read.problem);
  }
  await staging.flush();
  const { refused, merged } = await mergeStaged(database, kind, { skipBad, foundBad: refusedHere > 0, onRefused });
  return { rows, refused: refusedHere + refused, merged };
}

type Reader = (pieces: AsyncIterable<string>) => AsyncIterable<FileRecord>;

function recordsOf(kind: ImportKind, file: string): Reader {
  if (kind.read !== undefined) return kind.read;
  if (isCsv(file)) return readCsv;
  if (/\.(jsonl|ndjson)$/i.test(file)) return readJsonLines;
  throw new ImportFileError(`${path.basename(file)} must be JSON Lines (.jsonl) or CSV (.csv).`);
}

function isCsv(file: string): boolean {
  return /\.csv$/i.test(file);
}

/** A column nobody knows would be the same mistake on every line. */
function checkHeading(kind: ImportKind, values: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(kind.fields, name));
  if (unknown.length === 0) return;
  const known = Object.keys(kind.fields).join(', ');
  throw new ImportFileError(`The heading has ${unknown.join(', ')}, but ${kind.name} have: ${known}.`);
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    throw new ImportFileError(`There is no file ${file}.`);
  }
}
