import { fold } from '../../language/fold.ts';
import { byLetters } from '../by-letters.ts';
import { longestEntry, wordTable } from '../table.ts';
import { carried } from './carried.ts';
import { played } from './played.ts';
import { worn } from './worn.ts';

/**
 * What people call what the shop has by another name: compounds that say it otherwise than their parts do ('liggematte' is no mat for
 * yoga), kinds of it, and words of neighbours. Several words in a row are joined by '_'.
 */
const rows = [worn, carried, played];
const inOneWord = byLetters(rows, fold);
const inSeveral = wordTable(...rows);

/** The goods that a word is another name for. */
export function otherName(word: string): readonly string[] | undefined {
  return inOneWord(fold(word));
}

/** The same of the words from the first on, two at least. */
export function otherNameOf(
  words: readonly string[],
): { readonly targets: readonly string[]; readonly length: number } | null {
  const found = longestEntry(inSeveral, words);
  return found !== null && found.length > 1 ? found : null;
}
