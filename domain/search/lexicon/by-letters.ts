import { fold } from '../language/fold.ts';
import { joinWords } from '../language/words.ts';
import { wordLines } from './table.ts';

/** What a word stands for in any of its forms; undefined where nothing is known of it. */
type Lookup = (word: string) => readonly string[] | undefined;

/**
 * Words by their own letters, where a table of folded stems would take one for another: 'longe' is no 'longs', 'kåpe' no 'cap'. Forms are
 * told by their endings, so a row has the bare word alone.
 */
export function byLetters(texts: readonly string[], spelled: (word: string) => string = (word) => word): Lookup {
  const rows = new Map<string, readonly string[]>();
  for (const { said, meant } of wordLines(...texts)) {
    const goods = meant.map((word) => fold(word.split('-').reduce(joinWords)));
    for (const word of said.map(spelled)) if (!rows.has(word)) rows.set(word, goods);
  }
  return (word) => {
    const own = rows.get(word);
    if (own !== undefined || word.length <= shortestBare) return own;
    for (const ending of endings) {
      if (!word.endsWith(ending) || word.length - ending.length < shortestBare) continue;
      const bare = word.slice(0, -ending.length);
      if (/^[tnr]/.test(ending) && !bare.endsWith('e')) continue; // 'kamerat' is no 'kamera'
      const found = rows.get(bare) ?? (opensWithVowel.test(ending) ? rows.get(`${bare}e`) : undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The longest first: 'brikkene' is no 'brikken' with an e. */
const endings = ['ene', 'ane', 'ne', 'na', 'en', 'et', 'er', 'ar', 'or', 'an', 's', 'a', 'e', 'n', 'r', 't'];
/** 'sela' is 'sele' with its e left out; 'longs' is no 'longe'. */
const opensWithVowel = /^[aeo]/;
/** Shorter words are too near to others for an ending to be taken off. */
const shortestBare = 4;
