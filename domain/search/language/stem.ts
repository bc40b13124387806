import { memoize } from './memoize.ts';

/** Forms that no rule brings together, by how the folded word ends; compounds follow their last part ('haspelstenger'). */
const irregularEnds: readonly (readonly [end: string, stem: string])[] = [
  ['stengene', 'stang'],
  ['stenger', 'stang'],
  ['fottene', 'fot'],
  ['fotter', 'fot'],
  ['klaerne', 'klaer'],
  ['klaer', 'klaer'],
  ['baer', 'baer'],
  ['forede', 'foret'],
];

/** Words that look inflected and are not, or whose stem would meet that of another word. */
const fixed: ReadonlySet<string> = new Set(['lilla', 'rosa', 'padel', 'foret', 'meter', 'under', 'vinter', 'sommer']);

const endings = ['erne', 'ene', 'ede', 'ere', 'er', 'en', 'et', 'e', 'a'] as const;
const adjectiveNeuter = /(bar|lig|ig)t$/;
const vowel = /[aeiouy]/;
const syncope = /([bdfgklmnprstv])\1?el$/;

/**
 * The part that the forms of a Norwegian noun or adjective share: jakke, jakker, jakkene; støvel, støvler; gul, gule.
 * Light on purpose: it only has to bring forms together, not to be a word. Takes a folded word.
 */
export const stem = memoize(stemOf);

function stemOf(folded: string): string {
  for (const [end, base] of irregularEnds) {
    if (folded.endsWith(end)) return folded.slice(0, -end.length) + base;
  }
  if (folded.length < 3 || fixed.has(folded)) return folded;
  let word = folded.replace(adjectiveNeuter, '$1');
  for (let shorter = withoutEnding(word); shorter !== word; shorter = withoutEnding(word)) word = shorter;
  return word;
}

function withoutEnding(word: string): string {
  if (fixed.has(word)) return word;
  if (word.length > 4 && syncope.test(word)) return word.replace(syncope, '$1l');
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length >= shortestStem(ending) && vowel.test(rest)) return rest;
  }
  return word;
}

/** 'lue' and 'åre' must give way to their plurals, but short words in -a, -et or -ede are words of their own. */
function shortestStem(ending: (typeof endings)[number]): number {
  return ending === 'a' || ending === 'et' || ending === 'ede' || ending === 'ere' ? 3 : 2;
}
