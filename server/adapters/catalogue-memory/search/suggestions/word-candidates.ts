import { fold } from '#domain/search/language/fold.ts';
import { withoutOneTypo } from '#domain/search/language/one-typing-error.ts';
import { type EverydayWords, everydayWordsBeginningWith } from '#domain/search/lexicon/everyday-words.ts';
import { checked } from '../../structures/checked.ts';
import type { TermIndex } from '../terms/term-index.ts';
import type { HitCounts } from './hit-counts.ts';
import { askedForm, isThing } from './word-forms.ts';

/** A text that may be suggested, and how many articles it would leave. */
export interface Candidate {
  readonly text: string;
  readonly count: number;
  /** The count is that of the hits of the whole text: no search is needed to know that it has hits. */
  readonly isVerified?: boolean;
}

const mostTerms = 80;
/** More are not shown, however many there are. */
const mostCandidates = 16;
const mostPerTypo = 5;
/** Names and qualities: a few of them are enough among things. */
const mostOthers = 2;
const shortestUse = 3;

/** The shop's words that begin so, those of most articles first: kinds of goods, and what else is said of them. */
export function shopWordCandidates(
  terms: TermIndex,
  counts: HitCounts,
  prefix: string,
): { readonly things: readonly Candidate[]; readonly others: readonly Candidate[] } {
  const [things, others] = thingsAndOthers(terms, terms.beginningWith(prefix, mostTerms));
  return { things: counted(terms, counts, things), others: counted(terms, counts, others).slice(0, mostOthers) };
}

/** The shop's words that begin so when one typing error is taken back: kinds of goods first. */
export function typoCandidates(terms: TermIndex, counts: HitCounts, prefix: string): Candidate[] {
  const found = [...withoutOneTypo(prefix)].flatMap((form) => terms.beginningWith(form, mostPerTypo));
  const [things, others] = thingsAndOthers(terms, found);
  return counted(terms, counts, things.length > 0 ? things : others);
}

/**
 * What people call the things here, and what the chain says they call them, with the count of what each stands for; and
 * after a few letters what things are for.
 */
export function everydayCandidates(
  terms: TermIndex,
  counts: HitCounts,
  prefix: string,
  chain: EverydayWords,
): Candidate[] {
  return [...everydayWordsBeginningWith(prefix), ...everydayWordsBeginningWith(prefix, chain)]
    .map(({ offers: [word = '', ...meant], kind }) => ({
      kind,
      text: meant.length > 0 || kind === 'use' ? word : askedForm(terms, word),
      count: kind === 'thing' ? mostHits(counts, [word, ...meant]) : 0,
    }))
    .filter(({ kind, count }) => (kind === 'use' ? prefix.length >= shortestUse : count > 0))
    .sort((a, b) => b.count - a.count);
}

/** Phrases of the chain's that begin so: 'lang tur'. */
export function chainPhraseCandidates(counts: HitCounts, prefix: string, chain: EverydayWords): Candidate[] {
  return everydayWordsBeginningWith(prefix, chain)
    .map(({ offers: [phrase = '', ...meant] }) => ({ text: phrase, count: mostHits(counts, meant) }))
    .filter(({ count }) => count > 0);
}

/** What the shop calls things that others call otherwise: of a word that is whole before one that is begun. */
export function translatedCandidates(terms: TermIndex, counts: HitCounts, prefix: string): Candidate[] {
  return everydayWordsBeginningWith(prefix)
    .filter(({ kind }) => kind === 'foreign')
    .flatMap(({ offers }) => offers)
    .map((word) => ({ text: askedForm(terms, word), count: counts.ofWord(fold(word)) }))
    .filter(({ count }) => count > 0);
}

/** One term of each family: of those that name things, and of the others. */
function thingsAndOthers(terms: TermIndex, found: readonly number[]): readonly [things: number[], others: number[]] {
  const families = new Map<string, number>();
  for (const term of found) {
    const family = checked(terms.store.stems[term]);
    if (!families.has(family)) families.set(family, term);
  }
  const [things, others]: [number[], number[]] = [[], []];
  for (const term of families.values()) (isThing(terms, checked(terms.folds[term])) ? things : others).push(term);
  return [things, others];
}

function counted(terms: TermIndex, counts: HitCounts, found: readonly number[]): Candidate[] {
  return found
    .map((term) => ({ term, count: counts.ofStem(checked(terms.store.stems[term])) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostCandidates)
    .map(({ term, count }) => ({ text: askedForm(terms, checked(terms.folds[term])), count }));
}

function mostHits(counts: HitCounts, words: readonly string[]): number {
  return Math.max(...words.map((word) => counts.ofWord(fold(word))));
}
