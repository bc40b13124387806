import { memoize } from './memoize.ts';

/**
 * The key under which spellings of one word meet: æ and ae, ø and o, å, aa and a, accents or none (DEC-56). The exact
 * spelling is kept beside it, so that it can rank first. Takes lower case text.
 */
export const fold = memoize(foldOf);

function foldOf(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word.replaceAll('aa', 'a');
  return word
    .replace(/[æä]/g, 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('aa', 'a');
}
