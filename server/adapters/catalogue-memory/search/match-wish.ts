import { fold } from '#domain/search/fold.ts';
import { measurePrefix, measureTerm } from '#domain/search/measure-term.ts';
import type { Meaning, WordWish } from '#domain/search/reader/reading.ts';
import { stem } from '#domain/search/stem.ts';
import { telling } from './fields.ts';
import type { TermIndex } from './term-index.ts';
import {
  either,
  matchStandIn,
  matchWord,
  noMatch,
  type TermMatch,
  type WordMatch,
  weakened,
  without,
} from './word-match.ts';

const typingError = 0.6;
/** Goods for a use or the nearest to what is not sold: good answers, after those that say the word themselves. */
const alsoWeight = 0.8;
const measureWeight = 0.9;
/** How far from the measure asked for something is still about as much. */
const aboutShare = 0.25;

/** The ways in which articles can be what a part of a query says; empty for what is no matter of words and attributes. */
export function matchMeaning(index: TermIndex, meaning: Meaning): WordMatch {
  switch (meaning.type) {
    case 'words':
      return meaning.anyOf.map((wish) => matchWish(index, wish)).reduce(either, noMatch);
    case 'genders':
      return ofAttributes(index.attributes.ofGenders(meaning.near, meaning.further));
    case 'color':
      return matchWord(index, { text: meaning.word, parts: [] }, { unfinished: false });
    case 'sizes':
      return [
        ofAttributes(index.attributes.ofSizes(meaning.fit, meaning.near)),
        ...(meaning.or === null ? [] : [matchWish(index, meaning.or)]),
        ...(meaning.measure === undefined ? [] : [matchMeaning(index, meaning.measure)]),
      ].reduce(either, noMatch);
    case 'measure':
      return { ...noMatch, terms: measured(index, meaning) };
    default:
      return noMatch;
  }
}

function matchWish(index: TermIndex, wish: WordWish): WordMatch {
  const word = { text: wish.text, parts: wish.parts };
  const own = wish.text === '' || wish.instead ? [] : [matchWord(index, word, { unfinished: wish.unfinished })];
  const as = wish.as.map((other) => matchWord(index, { text: other, parts: [] }, { unfinished: false }));
  const guessed = wish.takenFor.map((other) =>
    weakened(matchWord(index, { text: other.replaceAll('-', ''), parts: [] }, { unfinished: false }), typingError),
  );
  const also = wish.also.map((other) => matchStandIn(index, fold(other), alsoWeight));
  const found = [...own, ...as, ...guessed, ...also].reduce(either, noMatch);
  return wish.never.length === 0 ? found : without(found, forbidden(index, wish.never));
}

function forbidden(index: TermIndex, never: readonly string[]): ReadonlySet<number> {
  return new Set(never.flatMap((word) => [...index.family(stem(fold(word)))]));
}

function ofAttributes(attributes: WordMatch['attributes']): WordMatch {
  return { ...noMatch, attributes, isKnown: true, isTelling: true };
}

/** Exactly so much first of all, then about as much; of a temperature also what stands more cold. */
function measured(index: TermIndex, { unit, amount, side }: Extract<Meaning, { type: 'measure' }>): TermMatch[] {
  const prefix = measurePrefix(unit);
  return index.beginningWith(prefix, mostMeasures).flatMap((term) => {
    const value = Number((index.terms[term] ?? '').slice(prefix.length));
    const weight = closeness(value, amount, side);
    return weight === 0 || measureTerm(unit, value) !== index.terms[term]
      ? []
      : [{ term, weight: weight * measureWeight, places: telling, outright: 0 }];
  });
}

const mostMeasures = 400;

function closeness(value: number, amount: number, side: 'about' | 'down'): number {
  if (value === amount) return 1;
  if (side === 'down') return value < amount ? Math.max(0.3, 0.8 - (amount - value) / 50) : 0;
  const off = Math.abs(value - amount) / Math.max(Math.abs(amount), 0.001);
  return off <= aboutShare ? 0.6 - off : 0;
}
