import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileRecord } from '../file-record.ts';
import type { ImportKind } from '../import-kind.ts';
import type { Encoding } from './inspect-file.ts';
import { readText } from './read-text.ts';
import { isCsv, recordReader } from './record-reader.ts';

export interface BadLines {
  readonly kind: ImportKind;
  /** The file they stand in. */
  readonly file: string;
  readonly encoding: Encoding;
  /** Reasons by line. */
  readonly bad: ReadonlyMap<number, string>;
  readonly to: string;
}

/** `stock.csv` has its bad lines in `stock.bad.csv`. */
export function badLinesFile(file: string): string {
  return file.replace(/(\.[^./\\]+)?$/, '.bad$1');
}

/**
 * Writes the bad lines down as they were, each with its reason and line in front, in a file that can be mended and imported
 * again: columns that begin with _ are not read. The file is read a second time for that, so that nothing is held in memory.
 */
export async function writeBadLines(lines: BadLines): Promise<void> {
  const text = isCsv(lines.file) && lines.kind.read === undefined ? csvLines(lines) : jsonLines(lines);
  await pipeline(text, createWriteStream(lines.to));
}

async function* csvLines({ kind, file, encoding, bad }: BadLines): AsyncGenerator<string> {
  let heading: readonly string[] | null = null;
  const waiting: string[] = [];
  for await (const { record, reason, isBad } of badRecords({ kind, file, encoding, bad })) {
    if (heading === null && 'values' in record) {
      heading = withoutNotes(Object.keys(record.values));
      yield `${csvLine(['_reason', '_line', ...heading])}${waiting.splice(0).join('')}`;
    }
    if (!isBad) continue;
    const cells = 'values' in record ? valuesOf(record.values) : (record.cells ?? []);
    const line = csvLine([reason, String(record.line), ...cells]);
    if (heading === null) waiting.push(line);
    else yield line;
  }
  // No line could be read at all: they stand there without a heading.
  yield waiting.join('');
}

async function* jsonLines({ kind, file, encoding, bad }: BadLines): AsyncGenerator<string> {
  for await (const { record, reason, isBad } of badRecords({ kind, file, encoding, bad })) {
    if (!isBad) continue;
    const values = 'values' in record ? record.values : {};
    yield `${JSON.stringify({ _reason: reason, _line: record.line, ...values })}\n`;
  }
}

/** The bad records, and before them the first of all, which knows the heading. */
async function* badRecords({
  kind,
  file,
  encoding,
  bad,
}: Omit<BadLines, 'to'>): AsyncGenerator<{ record: FileRecord; reason: string; isBad: boolean }> {
  let isFirst = true;
  for await (const record of recordReader(kind, file)(readText(file, encoding))) {
    const reason = bad.get(record.line);
    if (reason !== undefined || (isFirst && 'values' in record)) {
      yield { record, reason: reason ?? '', isBad: reason !== undefined };
    }
    if ('values' in record) isFirst = false;
  }
}

function withoutNotes(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith('_'));
}

function valuesOf(values: Readonly<Record<string, unknown>>): string[] {
  return withoutNotes(Object.keys(values)).map((name) => String(values[name] ?? ''));
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\n`;
}
