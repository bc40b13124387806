import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import type { Word } from '#domain/search/language/words.ts';
import { firstForms } from '#domain/search/lexicon/compound.ts';
import { lessMeantGoods, thingStems } from '#domain/search/lexicon/goods.ts';
import { relatedOfStem, synonymsOfStem } from '#domain/search/lexicon/synonyms.ts';
import { checked } from '../structures/checked.ts';
import type { AttributeMatch } from '../terms/attribute-index.ts';
import { byItself, everywhere, fields, identifying, outright } from '../terms/fields.ts';
import type { TermIndex } from '../terms/term-index.ts';

/** The ways in which a document can match one word; the best of them counts. */
export interface WordMatch {
  readonly terms: readonly TermMatch[];
  readonly attributes: readonly AttributeMatch[];
  /** Compounds written apart in the document: every part must be there. */
  readonly together: readonly { readonly parts: readonly WordMatch[]; readonly weight: number }[];
  /** Whether the word, or a form of it, is one the shop uses for what it sells. */
  readonly isKnown: boolean;
  /** Whether the word names a kind of goods or a fact: then articles that only mention it are dropped where others say it outright. */
  readonly isIdentifying: boolean;
}

export interface TermMatch {
  readonly term: number;
  readonly weight: number;
  /** In which fields the term counts. */
  readonly fieldMask: number;
  /** In which fields it says outright what the article is. */
  readonly outright: number;
}

export interface MatchOptions {
  /** The last word while typing: it may be the beginning of any word. */
  readonly unfinished: boolean;
  /** Whether related goods count too. */
  readonly related?: boolean;
}

/** DEC-56: exact form, then inflection, then prefix, then part of a compound; the thing itself before what goes with it. */
const tier = {
  exact: 1,
  folded: 0.98,
  inflected: 0.95,
  prefix: 0.9,
  head: 0.85,
  synonym: 0.8,
  together: 0.6,
  prefixWhileTyping: 0.6,
  lessMeant: 0.5,
  part: 0.35,
  prefixOfKnown: 0.33,
  partOfThing: 0.32,
} as const;

const mostPrefixTerms = 64;
const shortestPrefix = 2;
/** A short known word begins too many others: 'ski' is not for 'skinn'. */
const shortestKnownPrefix = 4;

/** What an index has answered; the same few words are asked for again and again. */
const answered = new WeakMap<TermIndex, Map<string, WordMatch>>();
const mostAnswered = 2000;

export function matchWord(index: TermIndex, word: Word, { unfinished, related = false }: MatchOptions): WordMatch {
  let known = answered.get(index);
  if (known === undefined || known.size >= mostAnswered) {
    known = new Map();
    answered.set(index, known);
  }
  const key = `${word.text}|${word.parts.join('-')}|${unfinished}|${related}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = findWord(index, word, { unfinished, related });
  known.set(key, found);
  return found;
}

function findWord(index: TermIndex, word: Word, { unfinished, related = false }: MatchOptions): WordMatch {
  const attributes = index.attributes.of(word.text);
  const folded = fold(word.text);
  const stemmed = stem(folded);
  const terms = new Terms();
  const direct = index.familyOf(word.text);
  const isKnown = direct.some((term) => checked(index.identifyingCounts[term]) > 0);
  // 'blå' is a colour: neither 'blåbær' nor a blue zip in a description answers to it.
  for (const term of direct)
    terms.add(term, directTier(index, term, word.text, folded), attributes.length > 0 ? identifying : everywhere);
  if (attributes.length > 0 && !unfinished)
    return { terms: terms.list(), attributes, together: [], isKnown: true, isIdentifying: true };

  const heads = index.compoundsEndingIn(stemmed);
  // 'ball' is no keeper glove, though that is in the group 'Fotball'
  const less = lessMeantGoods[stemmed];
  const lessMeant = (less?.goods ?? []).map((word) => stem(fold(word)));
  for (const term of heads) {
    const isLess = lessMeant.includes(checked(index.stems[term]));
    const givesWay = isLess && less?.giveWay === true;
    terms.add(term, isLess ? tier.lessMeant : tier.head, everywhere, givesWay ? 0 : byItself);
  }
  const parts = index.compoundsWith(stemmed);
  // 'ski' asks for skis: a 'skijakke' only has to do with them.
  const isThing = thingStems.has(stemmed) && (isKnown || heads.length > 0);
  for (const term of parts) terms.add(term, isThing ? tier.partOfThing : tier.part, identifying);
  addOthers(index, synonymsOfStem(stemmed), terms);
  if (related) addOthers(index, relatedOfStem(stemmed), terms);
  const whole = isKnown || heads.length > 0 || parts.length > 0;
  addPrefixes(index, folded, { whole, unfinished }, terms);
  const together = apart(index, word, folded);
  return { terms: terms.list(), attributes, together, isKnown: whole, isIdentifying: index.namesThing(folded) };
}

/**
 * Goods that stand in for another word, such as those for a use: matched by their own names alone. Where the shop calls
 * goods just so, compounds of the word are others: the 'hanske' one wears in the cold is no 'keeperhanske'.
 */
export function matchStandIn(index: TermIndex, folded: string, weight: number): WordMatch {
  const terms = new Terms();
  const stemmed = stem(folded);
  const own = index.family(stemmed);
  for (const term of own) terms.add(term, weight, identifying);
  if (!own.some((term) => checked(index.identifyingCounts[term]) > 0))
    for (const term of index.compoundsEndingIn(stemmed)) terms.add(term, weight * tier.head, identifying);
  return { ...noMatch, terms: terms.list(), isIdentifying: index.namesThing(folded) };
}

export function hasNoMatch(match: WordMatch): boolean {
  return match.terms.length === 0 && match.attributes.length === 0 && match.together.length === 0;
}

/** The best weight of each term. */
class Terms {
  readonly #found = new Map<number, TermMatch>();

  /** `saidIn`: the fields in which it says outright what the article is. */
  add(term: number, weight: number, fieldMask: number, saidIn: number = outright): void {
    const before = this.#found.get(term);
    if (before && before.weight >= weight) return;
    this.#found.set(term, { term, weight, fieldMask, outright: weight > tier.prefixOfKnown ? saidIn : 0 });
  }

  list(): TermMatch[] {
    return [...this.#found.values()];
  }
}

function directTier(index: TermIndex, term: number, text: string, folded: string): number {
  if (index.terms[term] === text) return tier.exact;
  return index.folds[term] === folded ? tier.folded : tier.inflected;
}

function addOthers(index: TermIndex, others: readonly string[], terms: Terms): void {
  for (const other of others) {
    const otherStem = stem(other);
    for (const term of index.family(otherStem)) terms.add(term, tier.synonym, identifying);
    for (const term of index.compoundsEndingIn(otherStem)) terms.add(term, tier.synonym * tier.head, identifying);
  }
}

function addPrefixes(
  index: TermIndex,
  folded: string,
  { whole, unfinished }: { whole: boolean; unfinished: boolean },
  terms: Terms,
): void {
  const shortest = unfinished ? 1 : whole ? shortestKnownPrefix : shortestPrefix;
  if (folded.length < shortest || /^\d+$/.test(folded)) return;
  const weight = !whole ? tier.prefix : unfinished ? tier.prefixWhileTyping : tier.prefixOfKnown;
  for (const term of index.beginningWith(folded, mostPrefixTerms)) terms.add(term, weight, identifying);
}

/** The word as two that must both be there: 'turbukse' as 'tur' and 'bukse', 'damejakke' as a jacket for women. */
function apart(index: TermIndex, word: Word, folded: string): WordMatch['together'] {
  const pieces = word.parts.length > 0 ? word.parts.map(fold) : index.split(folded);
  const cuts = pieces.length > 1 ? Array.from({ length: pieces.length - 1 }, (_, at) => at + 1) : [];
  return cuts.flatMap((cut) => {
    const firsts = firstForms(pieces.slice(0, cut).join(''));
    const first = firsts.map((form) => matchPart(index, form)).reduce(either);
    const last = matchPart(index, pieces.slice(cut).join(''));
    return hasNoMatch(first) || hasNoMatch(last) ? [] : [{ parts: [first, last], weight: tier.together }];
  });
}

function matchPart(index: TermIndex, folded: string): WordMatch {
  const stemmed = stem(folded);
  const attributes = index.attributes.of(folded);
  const terms = new Terms();
  for (const term of index.family(stemmed)) terms.add(term, tier.inflected, identifying);
  for (const term of index.compoundsEndingIn(stemmed)) terms.add(term, tier.head, identifying);
  if (attributes.length === 0) for (const term of index.compoundsWith(stemmed)) terms.add(term, tier.part, identifying);
  return { terms: terms.list(), attributes, together: [], isKnown: false, isIdentifying: false };
}

export function either(a: WordMatch, b: WordMatch): WordMatch {
  return {
    terms: [...a.terms, ...b.terms],
    attributes: [...a.attributes, ...b.attributes],
    together: [...a.together, ...b.together],
    isKnown: a.isKnown || b.isKnown,
    isIdentifying: a.isIdentifying || b.isIdentifying,
  };
}

/** The same matches with lower weights. */
export function weakened(match: WordMatch, by: number): WordMatch {
  const weaker = scaled(match, by);
  const terms = weaker.terms.map((found) => ({ ...found, fieldMask: found.fieldMask & identifying }));
  return { ...weaker, terms, isKnown: false };
}

/** The same words, which count for as much of what they did. */
export function scaled(match: WordMatch, by: number): WordMatch {
  const scale = <T extends { readonly weight: number }>(found: T): T => ({ ...found, weight: found.weight * by });
  return {
    ...match,
    terms: match.terms.map(scale),
    attributes: match.attributes.map(scale),
    together: match.together.map(scale),
  };
}

/** The same words in any field, descriptions too; those that only begin so ('speillinse') where they say what an article is. */
export function anywhere(match: WordMatch): WordMatch {
  const terms = match.terms.map((found) => (found.outright === 0 ? found : { ...found, fieldMask: everywhere }));
  return { ...match, terms };
}

/** The same words, where they are in an article's own name or that of its narrowest group. */
export function inNames(match: WordMatch): WordMatch {
  return { ...match, terms: match.terms.map((found) => ({ ...found, fieldMask: found.fieldMask & ofNames })) };
}

const ofNames = fields.name | fields.group3 | fields.mention;

/** The same words, which say outright what an article is only in its own name and that of its narrowest group. */
export function saidByItself(match: WordMatch): WordMatch {
  return { ...match, terms: match.terms.map((found) => ({ ...found, outright: found.outright & byItself })) };
}

/** The same matches without some terms. */
export function without(match: WordMatch, terms: ReadonlySet<number>): WordMatch {
  return { ...match, terms: match.terms.filter(({ term }) => !terms.has(term)) };
}

export const noMatch: WordMatch = { terms: [], attributes: [], together: [], isKnown: false, isIdentifying: false };
