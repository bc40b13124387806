import type { FileRecord } from '../file-record.ts';
import { readLines } from './read-text.ts';

/** Columns of GeoNames' postal code files; the municipality is the second level of Norway's divisions. */
const columns = [
  'country',
  'postalCode',
  'placeName',
  'county',
  'countyCode',
  'municipality',
  'municipalityCode',
  'division3',
  'division3Code',
  'latitude',
  'longitude',
  'accuracy',
] as const;
const used = ['postalCode', 'placeName', 'municipality', 'latitude', 'longitude'] as const;
/** Svalbard and Jan Mayen have Norwegian postal codes too. */
const countries = new Set(['NO', 'SJ']);

/** GeoNames' NO.txt: tabs between values, no quotes, no heading. */
export async function* readGeonames(pieces: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  for await (const { line, text } of readLines(pieces)) {
    if (text.trim() !== '') yield parseRecord(line, text);
  }
}

function parseRecord(line: number, text: string): FileRecord {
  const cells = text.split('\t');
  if (cells.length !== columns.length) {
    return { line, problem: `has ${cells.length} values, but must have ${columns.length}, with tabs between` };
  }
  const all = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  if (!countries.has(all.country ?? '')) return { line, problem: `is of the country '${all.country}', not NO` };
  return { line, values: Object.fromEntries(used.map((column) => [column, all[column]])) };
}
