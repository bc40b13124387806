import { fold } from '#domain/search/language/fold.ts';
import { withoutOneTypo } from '#domain/search/language/one-typing-error.ts';
import { stem } from '#domain/search/language/stem.ts';
import { type EverydayWords, everydayWordsBeginningWith } from '#domain/search/lexicon/everyday-words.ts';
import type { Asking, Feature } from '../matching/hit-sets.ts';
import { checked } from '../structures/checked.ts';
import type { TermIndex } from '../terms/term-index.ts';
import type { CountAmong } from './tried-texts.ts';
import { askedForm, isThing } from './word-forms.ts';

/** A text that may be suggested, and how many articles it would leave. */
export interface Candidate {
  readonly text: string;
  readonly count: number;
  /** The count is that of the hits of the whole text: no search is needed to know that it has hits. */
  readonly isVerified?: boolean;
}

/** Kinds of goods, and what else is said of them. */
export interface ShopWordCandidates {
  readonly things: readonly Candidate[];
  readonly others: readonly Candidate[];
}

const mostTerms = 80;
/** More are not shown, however many there are. */
const mostCandidates = 16;
const mostPerTypo = 5;
/** Names and qualities: a few of them are enough among things. */
const mostOthers = 2;
const shortestUse = 3;

/** The shop's words that begin so, those of most articles first: kinds of goods, and what else is said of them. */
export function* shopWordCandidates<Hits>(
  terms: TermIndex,
  count: CountAmong<Hits>,
  prefix: string,
): Asking<Hits, ShopWordCandidates> {
  const [things, others] = thingsAndOthers(terms, terms.beginningWith(prefix, mostTerms));
  const counts = yield* count([...things, ...others].map((term) => ofTerm(terms, term)));
  return {
    things: counted(terms, things, counts),
    others: counted(terms, others, counts.slice(things.length)).slice(0, mostOthers),
  };
}

/** The shop's words that begin so when one typing error is taken back: kinds of goods first. */
export function* typoCandidates<Hits>(
  terms: TermIndex,
  count: CountAmong<Hits>,
  prefix: string,
): Asking<Hits, Candidate[]> {
  const found = [...withoutOneTypo(prefix)].flatMap((form) => terms.beginningWith(form, mostPerTypo));
  const [things, others] = thingsAndOthers(terms, found);
  const chosen = things.length > 0 ? things : others;
  const counts = yield* count(chosen.map((term) => ofTerm(terms, term)));
  return counted(terms, chosen, counts);
}

/**
 * What people call the things here, and what the chain says they call them, with the count of what each stands for; and
 * after a few letters what things are for.
 */
export function* everydayCandidates<Hits>(
  terms: TermIndex,
  count: CountAmong<Hits>,
  prefix: string,
  chain: EverydayWords,
): Asking<Hits, Candidate[]> {
  const entries = [...everydayWordsBeginningWith(prefix), ...everydayWordsBeginningWith(prefix, chain)];
  const counts = yield* mostHits(
    count,
    entries.map(({ kind, offers }) => (kind === 'thing' ? offers : [])),
  );
  return entries
    .map(({ offers: [word = '', ...meant], kind }, at) => ({
      kind,
      text: meant.length > 0 || kind === 'use' ? word : askedForm(terms, word),
      count: counts[at] ?? 0,
    }))
    .filter(({ kind, count: hits }) => (kind === 'use' ? prefix.length >= shortestUse : hits > 0))
    .sort((a, b) => b.count - a.count);
}

/** Phrases of the chain's that begin so: 'lang tur'. */
export function* chainPhraseCandidates<Hits>(
  count: CountAmong<Hits>,
  prefix: string,
  chain: EverydayWords,
): Asking<Hits, Candidate[]> {
  const entries = everydayWordsBeginningWith(prefix, chain);
  const counts = yield* mostHits(
    count,
    entries.map(({ offers: [, ...meant] }) => meant),
  );
  return entries
    .map(({ offers: [phrase = ''] }, at) => ({ text: phrase, count: counts[at] ?? 0 }))
    .filter(({ count: hits }) => hits > 0);
}

/** What the shop calls things that others call otherwise: of a word that is whole before one that is begun. */
export function* translatedCandidates<Hits>(
  terms: TermIndex,
  count: CountAmong<Hits>,
  prefix: string,
): Asking<Hits, Candidate[]> {
  const words = everydayWordsBeginningWith(prefix)
    .filter(({ kind }) => kind === 'foreign')
    .flatMap(({ offers }) => offers);
  const counts = yield* count(words.map(ofWord));
  return words
    .map((word, at) => ({ text: askedForm(terms, word), count: counts[at] ?? 0 }))
    .filter(({ count: hits }) => hits > 0);
}

/** One term of each family: of those that name things, and of the others. */
function thingsAndOthers(terms: TermIndex, found: readonly number[]): readonly [things: number[], others: number[]] {
  const families = new Map<string, number>();
  for (const term of found) {
    const family = checked(terms.stems[term]);
    if (!families.has(family)) families.set(family, term);
  }
  const [things, others]: [number[], number[]] = [[], []];
  for (const term of families.values()) (isThing(terms, checked(terms.folds[term])) ? things : others).push(term);
  return [things, others];
}

function counted(terms: TermIndex, found: readonly number[], counts: readonly number[]): Candidate[] {
  return found
    .map((term, at) => ({ term, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostCandidates)
    .map(({ term, count }) => ({ text: askedForm(terms, checked(terms.folds[term])), count }));
}

/** Of each list of words the count of the one with most hits. */
function* mostHits<Hits>(
  count: CountAmong<Hits>,
  words: readonly (readonly string[])[],
): Asking<Hits, readonly number[]> {
  const flat = [...new Set(words.flat())];
  const counts = yield* count(flat.map(ofWord));
  const byWord = new Map(flat.map((word, at) => [word, counts[at] ?? 0]));
  return words.map((own) => Math.max(0, ...own.map((word) => byWord.get(word) ?? 0)));
}

function ofTerm(terms: TermIndex, term: number): Feature {
  return { of: 'stem', stem: checked(terms.stems[term]) };
}

function ofWord(word: string): Feature {
  return { of: 'stem', stem: stem(fold(word)) };
}
