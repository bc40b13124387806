import { fold } from '../language/fold.ts';
import { dialectLines } from './dialect.ts';
import { thingWords } from './goods.ts';
import { synonymLines } from './synonyms.ts';
import type { WordLine } from './table.ts';
import { foreignLines } from './translations.ts';
import { useLines } from './uses.ts';

/** Something people say, and the words to offer to who has begun to type it. */
export interface EverydayWord {
  /** Folded; of several words with a space between them. */
  readonly folded: string;
  readonly offers: readonly string[];
  /** A thing as one says here, what things are for, or a word of another language or dialect. */
  readonly kind: 'thing' | 'use' | 'foreign';
}

/** Sorted by `folded`, so that beginnings are found by binary search. */
export type EverydayWords = readonly EverydayWord[];

const plain = (written: string): string => written.replaceAll('_', ' ');

/** The word itself is offered: it is as good as what it stands for. */
const asSaid = ({ said, meant }: WordLine): EverydayWord[] =>
  said.map((word) => ({ folded: fold(plain(word)), offers: [plain(word), ...meant], kind: 'thing' }));

/** The shop does not use the word: what the thing is called here is offered instead. */
const asMeant = ({ said, meant }: WordLine): EverydayWord[] =>
  said.map((word) => ({ folded: fold(plain(word)), offers: meant, kind: 'foreign' }));

/** What things are for is offered as it is said: 'barnehage' is no word for any one of them. */
const asUse = ({ said }: WordLine): EverydayWord[] => {
  const [first = ''] = said;
  return said.map((word) => ({
    folded: fold(plain(word)),
    offers: [plain(fold(word).startsWith(fold(first)) ? first : word)],
    kind: 'use',
  }));
};

export const lexiconWords: EverydayWords = sortedWords([
  ...thingWords.map((word) => ({ folded: fold(word), offers: [word], kind: 'thing' as const })),
  ...synonymLines.flatMap(asSaid),
  ...dialectLines.flatMap(asMeant),
  ...foreignLines.flatMap(asMeant),
  ...useLines.flatMap(asUse),
]);

export function sortedWords(words: readonly EverydayWord[]): EverydayWords {
  return words.toSorted((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));
}

/** The words that begin so, in alphabetical order: the word itself before longer ones. Those of the lexicon, or of a list. */
export function everydayWordsBeginningWith(start: string, words: EverydayWords = lexiconWords): EverydayWords {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.folded ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.folded.startsWith(start) === true) end++;
  return words.slice(low, end);
}
