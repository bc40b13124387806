import { fold } from '../language/fold.ts';
import { dialectLines } from './dialect.ts';
import { thingWords } from './goods.ts';
import { synonymLines } from './synonyms.ts';
import type { WordLine } from './table.ts';
import { foreignLines } from './translations.ts';
import { useLines } from './uses.ts';

/** Something people say, and the words to offer who has begun to type it. */
export interface EverydayWord {
  /** Folded; of several words with a space between them. */
  readonly folded: string;
  readonly offers: readonly string[];
  /** A thing as one says here, what things are for, or a word of another language or dialect. */
  readonly kind: 'thing' | 'use' | 'foreign';
}

const plain = (written: string): string => written.replaceAll('_', ' ');

/** The word itself is as good as what it stands for. */
const asSaid = ({ said, meant }: WordLine): EverydayWord[] =>
  said.map((word) => ({ folded: fold(plain(word)), offers: [plain(word), ...meant], kind: 'thing' }));

/** A stranger to the shop: what it is called here is offered in its place. */
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

const sorted: readonly EverydayWord[] = [
  ...thingWords.map((word) => ({ folded: fold(word), offers: [word], kind: 'thing' as const })),
  ...synonymLines.flatMap(asSaid),
  ...dialectLines.flatMap(asMeant),
  ...foreignLines.flatMap(asMeant),
  ...useLines.flatMap(asUse),
].sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));

/** What people say that begins so, in the order of the alphabet: the word itself before longer ones. */
export function everydayWordsBeginningWith(start: string): readonly EverydayWord[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.folded ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.folded.startsWith(start) === true) end++;
  return sorted.slice(low, end);
}
