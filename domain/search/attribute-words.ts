import { fold } from './fold.ts';

/** Whom a word means, by gender id: first of all, and where there is nothing for those. */
export interface GenderMeaning {
  readonly near: readonly number[];
  readonly further: readonly number[];
}

/** Words for whom a thing is made, by the known gender ids (ENT-40). */
const genderWords: readonly (readonly [words: string, near: readonly number[], further?: readonly number[]])[] = [
  ['herre herrer herrene mann menn mannlig herremodell', [1]],
  ['dame damer damene kvinne kvinner kvinnelig damemodell', [2]],
  ['barn barna barnet unge unger småbarn', [4], [11]],
  ['jente jenter gutt gutter', [4, 11]],
  ['junior juniorer ungdom', [11]],
  ['baby babyer', [4]],
  ['uni unisex', [10]],
  ['voksen voksne', [1, 2, 10]],
];

/** Forms of colour words that the general stem does not bring together, and other names for the same colour. */
const colourForms: Readonly<Record<string, string>> = {
  sort: 'svart',
  sorte: 'svart',
  svarte: 'svart',
  blått: 'blå',
  blåe: 'blå',
  marine: 'blå',
  grått: 'grå',
  gråe: 'grå',
  grønt: 'grønn',
  grønne: 'grønn',
  hvitt: 'hvit',
  hvite: 'hvit',
  kvit: 'hvit',
  rødt: 'rød',
  røde: 'rød',
  raud: 'rød',
  gult: 'gul',
  gule: 'gul',
  brunt: 'brun',
  brune: 'brun',
  orange: 'oransje',
  fiolett: 'lilla',
  pink: 'rosa',
};

const sizeNames: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  '2xl': 'xxl',
  '3xl': 'xxxl',
  '2xs': 'xxs',
};

const gendersByWord: ReadonlyMap<string, GenderMeaning> = new Map(
  genderWords.flatMap(([words, near, further = []]) =>
    words.split(' ').map((word) => [fold(word), { near, further }] as const),
  ),
);
const coloursByForm: ReadonlyMap<string, string> = new Map(
  Object.entries(colourForms).map(([form, colour]) => [fold(form), fold(colour)]),
);

/** Whom a word stands for; null when it is no such word. */
export function gendersOfWord(word: string): GenderMeaning | null {
  return gendersByWord.get(fold(word)) ?? null;
}

/** The folded base form under which a colour word is known: 'rødt' is 'rod'. Other words come back folded. */
export function colourKey(word: string): string {
  const folded = fold(word.toLowerCase());
  return coloursByForm.get(folded) ?? folded;
}

/** The key of a size as typed or as the shop names it: 'Medium' and 'M' meet. */
export function sizeKey(name: string): string {
  const plain = fold(name.toLowerCase().trim());
  return Object.hasOwn(sizeNames, plain) ? (sizeNames[plain] ?? plain) : plain;
}

/** Every word that asks for a size: its name, the letters of 'S/M', each whole number of a range such as '36-38'. */
export function wordsForSize(name: string): string[] {
  const range = /^(\d{1,3})\s*[-–/]\s*(\d{1,3})$/.exec(name.trim());
  const [low, high] = [Number(range?.[1]), Number(range?.[2])];
  if (range && low < high && high - low <= 20)
    return Array.from({ length: high - low + 1 }, (_, step) => `${low + step}`);
  return [...new Set([name, ...name.split('/')].map(sizeKey))];
}
