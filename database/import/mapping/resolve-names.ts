import { genderNames, genderOfWord, nameOfGender } from '#domain/navigation/gender-names.ts';
import type { ImportKind } from '../import-kind.ts';
import type { Lookups } from './lookups.ts';
import { type NamedField, namedFieldsOf } from './named-fields.ts';

type Values = Readonly<Record<string, unknown>>;
type Resolved = { readonly values: Values } | { readonly problem: string };

/** Puts ids in the place of names. What a record says by id is left alone. */
export function nameResolver(kind: ImportKind, lookups: Lookups): (values: Values) => Promise<Resolved> {
  const named = namedFieldsOf(kind);
  return async (values) => {
    if (!named.some(({ name, numbers, field }) => name in values && !(numbers && field in values))) return { values };
    const ids: Record<string, unknown> = { ...values };
    for (const entry of named) {
      if (ids[entry.name] === undefined || (entry.numbers && ids[entry.field] !== undefined)) continue;
      if (typeof ids[entry.name] === 'object' && ids[entry.name] !== null)
        return { problem: `${entry.name} must be text` };
      const given = String(ids[entry.name] ?? '').trim();
      if (!entry.numbers && !Object.hasOwn(kind.fields, entry.name)) delete ids[entry.name];
      const found =
        entry.name === 'Gender' ? await gendersOf(kind, entry, given, lookups) : await idOf(entry, given, ids, lookups);
      if ('problem' in found) return found;
      Object.assign(ids, found.values);
    }
    return { values: ids };
  };
}

async function idOf(named: NamedField, given: string, ids: Values, lookups: Lookups): Promise<Resolved> {
  if (given === '') return named.numbers ? { values: {} } : { values: { [named.field]: null } };
  const within = named.within === undefined ? null : Number(ids[named.within.field]) || null;
  const found = await lookups.find(named, given, within);
  return 'problem' in found ? found : { values: { [named.field]: found.id } };
}

/**
 * Genders go by name alone: what the chain calls 1 may be women, and here it is men. A number is said what it means in the
 * mapping's values.
 */
async function gendersOf(kind: ImportKind, named: NamedField, given: string, lookups: Lookups): Promise<Resolved> {
  if (given === '') return { values: { [named.field]: null } };
  const found: number[] = [];
  for (const word of given.split(/[|,;/&+]| og | and /)) {
    const id = genderOfWord(word) ?? (await ownGender(named, word, lookups));
    if (id === null) {
      return {
        problem: `Gender '${word.trim()}' is none of ${genderNames.join(', ')}; say in the mapping's values which it means`,
      };
    }
    found.push(id);
    const name = nameOfGender(id);
    if (name !== null) lookups.make('genders', { gender_id: id, name });
  }
  const lists = Object.hasOwn(kind.fields, 'Genders') ? { Genders: [...new Set(found)] } : {};
  return { values: { [named.field]: found[0] ?? null, ...lists } };
}

/** One that the chain has imported beside the known ones. */
async function ownGender(named: NamedField, word: string, lookups: Lookups): Promise<number | null> {
  if (/^\s*\d+\s*$/.test(word)) return null;
  const found = await lookups.find(named, word, null);
  return 'id' in found ? found.id : null;
}
