import { fold } from '#domain/search/language/fold.ts';
import { isGift } from '#domain/search/language/sentence-words.ts';
import { longestEntry } from '#domain/search/lexicon/table.ts';
import { bodyAilments } from '#domain/search/lexicon/uses/body-parts.ts';
import type { TypedText } from './typed-text.ts';
import type { Candidate } from './word-candidates.ts';

/** How a sentence that names no thing goes on: 'fryser på fi|ngrene', 'noe å s|itte på', 'gave til m|amma'; null for others. */
export function unnamedGoods({ before, prefix }: TypedText): Candidate[] | null {
  const going = goingOn(before.toLowerCase().split(/\s+/).filter(Boolean));
  const found = going.filter((text) => fold(text).startsWith(prefix));
  return found.length === 0 ? null : found.map((text) => ({ text: before + text, count: 1 }));
}

function goingOn(said: readonly string[]): readonly string[] {
  const last = said.at(-1) ?? '';
  if (places.has(last) && said.some((word) => longestEntry(bodyAilments, [word]) !== null)) return bodyForms;
  if (last === 'å') return doings;
  if (last === 'noe') return doings.map((doing) => `å ${doing}`);
  if (isGift(last)) return people.map((person) => `til ${person}`);
  return last === 'til' && said.some(isGift) ? people : [];
}

const places = new Set(['på', 'i']);
const bodyForms = 'fingrene hendene føttene tærne beina ørene hodet halsen ryggen nakken knærne rumpa'.split(' ');
const doings = [
  'sitte på',
  'sove på',
  'sove i',
  'ligge på',
  'drikke av',
  'spise av',
  'koke på',
  'steke på',
  'ha på seg',
  'bære med',
  'lage mat',
];
const people = 'mamma pappa bestemor bestefar kjæresten datter sønn barn venninne kona mannen'.split(' ');
