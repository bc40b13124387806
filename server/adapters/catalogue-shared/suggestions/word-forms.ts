import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { pairStems, thingStems, thingWords } from '#domain/search/lexicon/goods.ts';
import { checked } from '../structures/checked.ts';
import type { TermIndex } from '../terms/term-index.ts';

const thingsByStem = new Map(thingWords.map((word) => [stem(fold(word)), word]));
const thingFolds = new Set(thingWords.map(fold));
const plural = /(?:er|[^e]re)$/;

/** A word of the shop in the form one asks for it: 'jakke', but 'sokker'. Itself when the shop has no form of it. */
export function askedForm(terms: TermIndex, word: string): string {
  const stemmed = stem(fold(word));
  const forms = [...terms.family(stemmed)].filter((term) => checked(terms.identifyingCounts[term]) > 0);
  const isPair = pairStems.has(stemmed) || pairStems.has(stem(terms.split(fold(word)).at(-1) ?? ''));
  const inPlural = isPair ? forms.find((term) => plural.test(checked(terms.folds[term]))) : undefined;
  const everyday = thingsByStem.get(stemmed);
  if (inPlural === undefined && everyday !== undefined) return everyday;
  const lengthOf = (term: number) => terms.folds[term]?.length ?? 0;
  const best = inPlural ?? forms.sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)[0];
  return best === undefined ? word : (terms.surfaceForms.of(best) ?? terms.terms[best] ?? word);
}

/** Whether a word stands for a kind of goods: it is in the name of a group, or people call things so. */
export function isThing(terms: TermIndex, folded: string): boolean {
  return terms.namesThing(folded) || thingStems.has(stem(terms.split(folded).at(-1) ?? folded));
}

/** Whether a word is one for what the shop sells, in a form that is a word: 'jakk' is the beginning of one. */
export function isOwnWord(terms: TermIndex, folded: string): boolean {
  const stemmed = stem(folded);
  if (thingFolds.has(folded) && terms.compoundsEndingIn(stemmed).length > 0) return true;
  return terms
    .family(stemmed)
    .some((term) => terms.folds[term] === folded && checked(terms.identifyingCounts[term]) > 0);
}

/** A typed word as the shop spells it, where only its diacritics are missing ('stovel': 'støvel'). */
export function spelledHere(terms: TermIndex, typed: string): string {
  const folded = fold(typed.replaceAll('-', ''));
  const family = [...terms.family(stem(folded))];
  return family.some((term) => terms.terms[term] === typed) || !family.some((term) => terms.folds[term] === folded)
    ? typed
    : terms.spelling(folded);
}
