import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ImportFileError } from '../file-record.ts';
import type { ImportKind } from '../import-kind.ts';
import { namedFieldsOf } from './named-fields.ts';

/** What the columns of a foreign file are called here, and what its values mean. */
const schema = z.strictObject({
  kind: z.string().optional(),
  /** By column of the file: a field of the kind, or null when it is not used. */
  columns: z.record(z.string(), z.string().nullable()),
  /** By field, by value of the file: what it means here; null is nothing. */
  values: z.record(z.string(), z.record(z.string(), z.string().nullable())).optional(),
  /** Fields that are the same on every line. */
  always: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Fields by name whose unknown names become new entries. */
  make: z.array(z.enum(['Size', 'ProductLine', 'MainGroup', 'ArticleGroup2', 'ArticleGroup3'])).optional(),
  /** Of a file with a line for each variant, the first of an article counts; else a key that comes again is a mistake. */
  repeats: z.literal('first').optional(),
});

export type Mapping = z.infer<typeof schema>;

export async function readMapping(file: string, kind: ImportKind): Promise<Mapping> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ImportFileError(`The mapping ${file} cannot be read: ${(error as Error).message}`);
  }
  return checkMapping(given, kind, `The mapping ${file}`);
}

/** `called` begins the sentence about what is wrong. */
export function checkMapping(given: unknown, kind: ImportKind, called = 'The mapping'): Mapping {
  const read = schema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ImportFileError(`${called}: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'is wrong'}.`);
  }
  const problem = faultOf(read.data, kind);
  if (problem !== null) throw new ImportFileError(`${called} ${problem}.`);
  return read.data;
}

export function fieldNames(kind: ImportKind): string[] {
  return [...Object.keys(kind.fields), ...namedFieldsOf(kind).map(({ name }) => name)].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
}

function faultOf({ kind: written, columns, values = {}, always = {} }: Mapping, kind: ImportKind): string | null {
  if (written !== undefined && written !== kind.name) return `is for ${written}, not for ${kind.name}`;
  const known = new Set(fieldNames(kind));
  const targets = [...Object.values(columns).filter((target) => target !== null), ...Object.keys(always)];
  const unknown = [...targets, ...Object.keys(values)].find((name) => !known.has(name));
  if (unknown !== undefined) return `names ${unknown}, but ${kind.name} have: ${[...known].join(', ')}`;
  const open = Object.entries(values).flatMap(([field, table]) =>
    Object.entries(table).flatMap(([value, meaning]) => (meaning === '' ? [`${field} '${value}'`] : [])),
  );
  if (open.length > 0) return `leaves open what ${open.join(', ')} means`;
  const twice = targets.find((name, index) => targets.indexOf(name) !== index);
  return twice === undefined ? null : `gives ${twice} twice`;
}
