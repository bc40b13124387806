import { fold } from '#domain/search/fold.ts';
import { pairStems, thingStems } from '#domain/search/lexicon.ts';
import { stem } from '#domain/search/stem.ts';
import type { TermIndex } from './term-index.ts';

/** A word of the shop in the form one asks for it: 'jakke', but 'sokker'. Itself when the shop has no form of it. */
export function askedForm(terms: TermIndex, word: string): string {
  const stemmed = stem(fold(word));
  const forms = [...terms.family(stemmed)].filter((term) => (terms.tellingCounts[term] ?? 0) > 0);
  const lengthOf = (term: number) => terms.folds[term]?.length ?? 0;
  const isPlural = (term: number) => /[^e]re?$|er$/.test(terms.folds[term] ?? '');
  const plural = isOfPairs(terms, stemmed, word) ? forms.find(isPlural) : undefined;
  const best = plural ?? forms.sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)[0];
  return best === undefined ? word : (terms.surfaces.of(best) ?? terms.terms[best] ?? word);
}

/** Whether a word stands for a kind of goods: it is in the name of a group, or people call things so. */
export function isThing(terms: TermIndex, folded: string): boolean {
  return terms.namesThing(folded) || thingStems.has(stem(terms.split(folded).at(-1) ?? folded));
}

/** Whether a word is one the shop uses for what it sells, in a form that is a word: 'jakk' is the beginning of one. */
export function isOwnWord(terms: TermIndex, folded: string): boolean {
  const family = terms.family(stem(folded));
  return family.some((term) => terms.folds[term] === folded && (terms.tellingCounts[term] ?? 0) > 0);
}

function isOfPairs(terms: TermIndex, stemmed: string, word: string): boolean {
  return pairStems.has(stemmed) || pairStems.has(stem(terms.split(fold(word)).at(-1) ?? ''));
}
