import { genderNames, genderOfWord, nameOfGender } from '#domain/navigation/gender-names.ts';
import type { ImportKind } from '../import-kind.ts';
import { columnNames, plainName } from './column-names.ts';
import { fieldNames, type Mapping } from './mapping.ts';
import { namedFieldsOf } from './named-fields.ts';

export interface Suggestion {
  readonly mapping: Mapping;
  /** Columns whose meaning is not known: null in the mapping until somebody says. */
  readonly unknown: readonly string[];
  /** What a new row must have and no column gives. */
  readonly lacking: readonly string[];
  /** Values of the file that somebody must say the meaning of. */
  readonly questions: readonly string[];
}

/** A mapping made from the heading and some rows of a file; to be read by a person before it is used. */
export function suggestMapping(
  kind: ImportKind,
  heading: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Suggestion {
  const free = new Set(fieldNames(kind));
  const columns: Record<string, string | null> = {};
  // A column that is called as the field itself comes before one that may be meant.
  for (const fits of [isNamedAs, isCalled]) {
    for (const column of heading) {
      if (columns[column] != null) continue;
      const field = [...free].find((name) => fits(name, column)) ?? null;
      columns[column] = field;
      if (field !== null) free.delete(field);
    }
  }
  const { values, questions } = genderValues(columns, rows);
  return {
    mapping: {
      kind: kind.name,
      columns: Object.fromEntries(heading.map((column) => [column, columns[column] ?? null])),
      ...(values !== null && { values: { Gender: values } }),
    },
    unknown: heading.filter((column) => columns[column] === null),
    lacking: lackingIn(kind, new Set(Object.values(columns).filter((field) => field !== null))),
    questions,
  };
}

const isNamedAs = (field: string, column: string) => plainName(field) === plainName(column);
const isCalled = (field: string, column: string) => columnNames[field]?.includes(plainName(column)) ?? false;

/** Words that are not known, numbers among them, must be said; those that are known need no table. */
function genderValues(
  columns: Readonly<Record<string, string | null>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): { values: Record<string, string> | null; questions: string[] } {
  const column = Object.keys(columns).find((name) => columns[name] === 'Gender');
  if (column === undefined) return { values: null, questions: [] };
  const words = [...new Set(rows.map((row) => String(row[column] ?? '').trim()))].filter((word) => word !== '');
  const open = words.filter((word) => genderOfWord(word) === null);
  if (open.length === 0) return { values: null, questions: [] };
  const known = (word: string) => nameOfGender(genderOfWord(word) ?? 0) ?? '';
  return {
    values: Object.fromEntries(words.sort().map((word) => [word, known(word)])),
    questions: open.map(
      (word) => `${column} is '${word}' on some lines: say which of ${genderNames.join(', ')} it means`,
    ),
  };
}

function lackingIn(kind: ImportKind, given: ReadonlySet<string>): string[] {
  const named = namedFieldsOf(kind);
  const isGiven = (field: string) =>
    given.has(field) || named.some((entry) => entry.field === field && given.has(entry.name));
  return Object.entries(kind.fields)
    .filter(([name, { needed }]) => needed || kind.key.includes(name))
    .map(([name]) => name)
    .filter((name) => !isGiven(name));
}
