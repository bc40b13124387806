import type { FileRecord } from '../file-record.ts';
import { readLines } from './read-text.ts';

/** JSON Lines: an object on each line; empty lines do not count. */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  for await (const { line, text } of readLines(pieces)) {
    if (text.trim() !== '') yield parseRecord(line, text);
  }
}

function parseRecord(line: number, text: string): FileRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, problem: 'is no JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line, problem: 'is no JSON object' };
  return { line, values: value as Record<string, unknown> };
}
