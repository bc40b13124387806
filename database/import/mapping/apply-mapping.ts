import { ImportFileError } from '../file-record.ts';
import type { ImportKind } from '../import-kind.ts';
import { fieldNames, type Mapping } from './mapping.ts';

type Values = Readonly<Record<string, unknown>>;

/** Columns that we add to files of bad lines, and that are not read again. */
export const isNote = (column: string) => column.startsWith('_');

/** Gives a record of the file its fields' names, and its values their meaning. */
export function mappingOf(mapping: Mapping | null): (values: Values) => Values {
  if (mapping === null) return withoutNotes;
  const columns = new Map(Object.entries(mapping.columns).map(([column, field]) => [column.trim(), field]));
  const meanings = new Map(
    Object.entries(mapping.values ?? {}).map(([field, table]) => [
      field,
      new Map(Object.entries(table).map(([value, meaning]) => [value.trim().toLowerCase(), meaning])),
    ]),
  );
  const always = mapping.always ?? {};
  return (values) => {
    const named: Record<string, unknown> = { ...always };
    for (const [column, value] of Object.entries(values)) {
      const field = columns.has(column) ? columns.get(column) : column;
      if (field == null || isNote(column)) continue;
      const isText = typeof value !== 'object' || value === null;
      const meaning = isText ? meanings.get(field)?.get(String(value).trim().toLowerCase()) : undefined;
      named[field] = meaning === undefined ? value : meaning;
    }
    return named;
  };
}

function withoutNotes(values: Values): Values {
  if (!Object.keys(values).some(isNote)) return values;
  return Object.fromEntries(Object.entries(values).filter(([column]) => !isNote(column)));
}

/** A column nobody knows would be the same mistake on every line. */
export function checkHeading(kind: ImportKind, mapping: Mapping | null, columns: readonly string[]): void {
  const known = fieldNames(kind);
  const unknown = columns.filter(
    (column) => !isNote(column) && !known.includes(column) && mapping?.columns[column] === undefined,
  );
  if (unknown.length > 0) {
    const told = `The heading has ${unknown.join(', ')}`;
    if (mapping !== null) {
      throw new ImportFileError(`${told}, which the mapping does not name: give it a field, or null to leave it out.`);
    }
    throw new ImportFileError(
      `${told}, but ${kind.name} have: ${known.join(', ')}. For a file with other names: npm run import -- suggest ${kind.name} FILE`,
    );
  }
  const gone = Object.entries(mapping?.columns ?? {}).find(
    ([column, field]) => field !== null && !columns.includes(column),
  );
  if (gone !== undefined) throw new ImportFileError(`The mapping names the column ${gone[0]}, which the file lacks.`);
}
