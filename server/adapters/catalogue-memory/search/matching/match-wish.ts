import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { relatedOfStem } from '#domain/search/lexicon/synonyms.ts';
import { measurePrefix, measureTerm } from '#domain/search/measure-term.ts';
import type { Meaning, WordWish } from '#domain/search/reader/reading.ts';
import { checked } from '../../structures/checked.ts';
import { identifying } from '../terms/fields.ts';
import type { TermIndex } from '../terms/term-index.ts';
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
/** The first named are what one thinks of first. */
const foremost = 4;
const laterWeight = 0.72;
const measureWeight = 0.9;
/** How far from the measure asked for something is still about as much. */
const aboutShare = 0.25;

/**
 * The ways in which articles can be what a part of a query says, the strictest first: a looser one counts where the
 * stricter finds nothing. None for what is no matter of words and attributes.
 */
export function waysToMatch(index: TermIndex, meaning: Meaning): readonly WordMatch[] {
  switch (meaning.type) {
    case 'words':
      return meaning.anyOf.some(hasRelated)
        ? [anyWish(index, meaning.anyOf, false), anyWish(index, meaning.anyOf, true)]
        : [anyWish(index, meaning.anyOf, false)];
    case 'genders':
      return [ofAttributes(index.attributes.ofGenders(meaning.near, meaning.further))];
    case 'color':
      return [
        meaning.words
          .map((text) => matchWord(index, { text, parts: [] }, { unfinished: false }))
          .reduce(either, noMatch),
      ];
    case 'sizes': {
      const others = [
        ...(meaning.or === null ? [] : [matchWish(index, meaning.or, false)]),
        ...(meaning.measure === undefined ? [] : waysToMatch(index, meaning.measure).slice(0, 1)),
      ];
      const sized = (near: readonly number[]) =>
        [ofAttributes(index.attributes.ofSizes(meaning.fit, near)), ...others].reduce(either);
      return meaning.near.length === 0 ? [sized([])] : [sized([]), sized(meaning.near)];
    }
    case 'measure': {
      const terms = measured(index, meaning);
      const exact = meaning.side === 'about' ? terms.filter(({ weight }) => weight === measureWeight) : [];
      return [exact, terms].filter(({ length }) => length > 0).map((found) => ({ ...noMatch, terms: found }));
    }
    default:
      return [];
  }
}

/** Everything that may be meant, at once: for what must not be. */
export function everyWay(index: TermIndex, meaning: Meaning): WordMatch {
  return waysToMatch(index, meaning).reduce(either, noMatch);
}

function anyWish(index: TermIndex, wishes: readonly WordWish[], related: boolean): WordMatch {
  return wishes.map((wish) => matchWish(index, wish, related)).reduce(either, noMatch);
}

function hasRelated({ text, as }: WordWish): boolean {
  return [text, ...as].some((word) => relatedOfStem(stem(fold(word))).length > 0);
}

function matchWish(index: TermIndex, wish: WordWish, related: boolean): WordMatch {
  const word = { text: wish.text, parts: wish.parts };
  const own =
    wish.text === '' || wish.instead ? [] : [matchWord(index, word, { unfinished: wish.unfinished, related })];
  const plain = (text: string) => matchWord(index, { text, parts: [] }, { unfinished: false, related });
  const as = wish.as.map(plain);
  const guessed = wish.takenFor.map((other) => weakened(plain(other.replaceAll('-', '')), typingError));
  const also = wish.also.map((other, at) => matchStandIn(index, fold(other), at < foremost ? alsoWeight : laterWeight));
  const found = [...own, ...as, ...guessed, ...also].reduce(either, noMatch);
  return wish.never.length === 0 ? found : without(found, forbidden(index, wish.never));
}

function forbidden(index: TermIndex, never: readonly string[]): ReadonlySet<number> {
  return new Set(never.flatMap((word) => [...index.family(stem(fold(word)))]));
}

function ofAttributes(attributes: WordMatch['attributes']): WordMatch {
  return { ...noMatch, attributes, isKnown: true, isIdentifying: true };
}

/** Exactly so much first of all, then about as much; of a temperature also what stands more cold. */
function measured(index: TermIndex, { unit, amount, side }: Extract<Meaning, { type: 'measure' }>): TermMatch[] {
  const prefix = measurePrefix(unit);
  return index.beginningWith(prefix, mostMeasures).flatMap((term) => {
    const value = Number(checked(index.terms[term]).slice(prefix.length));
    const weight = closeness(value, amount, side);
    return weight === 0 || measureTerm(unit, value) !== index.terms[term]
      ? []
      : [{ term, weight: weight * measureWeight, fieldMask: identifying, outright: 0 }];
  });
}

const mostMeasures = 400;

function closeness(value: number, amount: number, side: 'about' | 'down'): number {
  if (value === amount) return 1;
  if (side === 'down') return value < amount ? Math.max(0.3, 0.8 - (amount - value) / 50) : 0;
  const off = Math.abs(value - amount) / Math.max(Math.abs(amount), 0.001);
  return off <= aboutShare ? 0.6 - off : 0;
}
