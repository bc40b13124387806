import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { relatedOfStem } from '#domain/search/lexicon/synonyms.ts';
import { measurePrefix, measureTerm } from '#domain/search/measure-term.ts';
import type { Meaning, WordQuery } from '#domain/search/reader/reading.ts';
import { checked } from '../structures/checked.ts';
import { identifying } from '../terms/fields.ts';
import type { TermIndex } from '../terms/term-index.ts';
import {
  either,
  matchStandIn,
  matchWord,
  noMatch,
  saidByItself,
  type TermMatch,
  type WordMatch,
  weakened,
  without,
} from './word-match.ts';

const typingError = 0.6;
/** Goods for a use, or the nearest to what is not sold, rank below articles that say the word themselves. */
const alsoWeight = 0.8;
/** The first so many stand-ins are what one thinks of first; later ones weigh less. */
const foremost = 4;
const laterWeight = 0.72;
const measureWeight = 0.9;
/** A measure within this share of the one asked for counts as about the same. */
const aboutShare = 0.25;

/**
 * The ways in which articles can be what a part of a query says, the strictest first: a looser one counts where the
 * stricter finds nothing. None for what is no matter of words and attributes.
 */
export function waysToMatch(index: TermIndex, meaning: Meaning): readonly WordMatch[] {
  switch (meaning.type) {
    case 'words':
      return meaning.anyOf.some(hasRelated)
        ? [matchAnyOf(index, meaning.anyOf, false), matchAnyOf(index, meaning.anyOf, true)]
        : [matchAnyOf(index, meaning.anyOf, false)];
    case 'genders':
      return [ofAttributes(index.attributes.ofGenders(meaning.near, meaning.further))];
    case 'color':
      return [
        meaning.words
          .map((text) => matchWord(index, { text, parts: [] }, { unfinished: false }))
          .reduce(either, noMatch),
      ];
    case 'sizes': {
      const said = meaning.or === null ? [] : [matchWordQuery(index, meaning.or, false)];
      const sized = (near: readonly number[], terms: readonly TermMatch[]) =>
        [ofAttributes(index.attributes.ofSizes(meaning.fit, near)), ...said, { ...noMatch, terms }].reduce(either);
      const about = meaning.measure === undefined ? [] : measured(index, meaning.measure);
      const exact = about.filter(({ weight }) => weight === measureWeight);
      const isLoose = meaning.near.length > 0 || about.length > exact.length;
      return isLoose ? [sized([], exact), sized(meaning.near, about)] : [sized([], exact)];
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

/** All ways at once, for a negation: what may be meant in any way must not be there. */
export function everyWay(index: TermIndex, meaning: Meaning): WordMatch {
  return waysToMatch(index, meaning).reduce(either, noMatch);
}

function matchAnyOf(index: TermIndex, queries: readonly WordQuery[], related: boolean): WordMatch {
  return queries.map((query) => matchWordQuery(index, query, related)).reduce(either, noMatch);
}

function hasRelated({ text, as }: WordQuery): boolean {
  return [text, ...as].some((word) => relatedOfStem(stem(fold(word))).length > 0);
}

function matchWordQuery(index: TermIndex, query: WordQuery, related: boolean): WordMatch {
  const word = { text: query.text, parts: query.parts };
  const narrowed = (match: WordMatch) => (query.isActivity ? saidByItself(match) : match);
  const own =
    query.text === '' || query.instead
      ? []
      : [narrowed(matchWord(index, word, { unfinished: query.unfinished, related }))];
  const plain = (text: string) => narrowed(matchWord(index, { text, parts: [] }, { unfinished: false, related }));
  const as = query.as.map((other, at) => inOrder(plain(other), at));
  const guessed = query.takenFor.map((other) => weakened(plain(other.replaceAll('-', '')), typingError));
  const also = query.also.map((other, at) =>
    matchStandIn(index, fold(other.replaceAll('-', '')), at < foremost ? alsoWeight : laterWeight),
  );
  const found = [...own, ...as, ...guessed, ...also].reduce(either, noMatch);
  return query.never.length === 0 ? found : without(found, forbidden(index, query.never));
}

/** What a word stands for first comes first; the others follow it closely, so that they are as good against any other words. */
function inOrder(match: WordMatch, at: number): WordMatch {
  const weight = 1 - Math.min(at, lastInOrder) * stepInOrder;
  return { ...match, terms: match.terms.map((found) => ({ ...found, weight: found.weight * weight })) };
}

const stepInOrder = 0.02;
const lastInOrder = 5;

function forbidden(index: TermIndex, never: readonly string[]): ReadonlySet<number> {
  return new Set(never.flatMap((word) => [...index.family(stem(fold(word)))]));
}

function ofAttributes(attributes: WordMatch['attributes']): WordMatch {
  return { ...noMatch, attributes, isKnown: true, isIdentifying: true };
}

/** The exact measure weighs most, then one about as large; for a temperature also lower ones, which stand more cold. */
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

function closeness(value: number, amount: number, side: 'about' | 'down' | 'up'): number {
  if (value === amount) return 1;
  if (side === 'down') return value < amount ? Math.max(0.3, 0.8 - (amount - value) / 50) : 0;
  if (side === 'up') return value > amount ? 0.9 : 0;
  const off = Math.abs(value - amount) / Math.max(Math.abs(amount), 0.001);
  return off <= aboutShare ? 0.6 - off : 0;
}
