import { fold } from '#domain/search/language/fold.ts';
import { withoutOneTypo } from '#domain/search/language/one-typing-error.ts';
import { everydayWordsBeginningWith } from '#domain/search/lexicon/everyday-words.ts';
import { checked } from '../../structures/checked.ts';
import type { TermIndex } from '../terms/term-index.ts';
import type { HitCounts } from './hit-counts.ts';
import { askedForm, isThing } from './word-forms.ts';

/** A word that may be meant, and how many articles it would leave. */
export interface Candidate {
  readonly word: string;
  readonly count: number;
  /** The count is that of the hits of the whole text: it need not be asked for. */
  readonly isVerified?: boolean;
}

const mostTerms = 80;
/** More are not shown, however many there are. */
const mostCandidates = 16;
const mostOfSlip = 5;
/** Names and qualities: a few of them are enough among things. */
const mostOthers = 2;
const shortestUse = 3;

/** The shop's words that begin so, those of most articles first: kinds of goods, and what else is said of them. */
export function shopWordCandidates(
  terms: TermIndex,
  counts: HitCounts,
  start: string,
): { readonly things: readonly Candidate[]; readonly others: readonly Candidate[] } {
  const [things, others] = apart(terms, terms.beginningWith(start, mostTerms));
  return { things: counted(terms, counts, things), others: counted(terms, counts, others).slice(0, mostOthers) };
}

/** The shop's words that begin so when one slip is taken back: kinds of goods first. */
export function typoCandidates(terms: TermIndex, counts: HitCounts, start: string): Candidate[] {
  const found = [...withoutOneTypo(start)].flatMap((form) => terms.beginningWith(form, mostOfSlip));
  const [things, others] = apart(terms, found);
  return counted(terms, counts, things.length > 0 ? things : others);
}

/** What people call the things here, with the count of what each stands for; and after a few letters what things are for. */
export function everydayCandidates(terms: TermIndex, counts: HitCounts, start: string): Candidate[] {
  return everydayWordsBeginningWith(start)
    .map(({ offers: [word = '', ...meant], kind }) => ({
      kind,
      word: meant.length > 0 || kind === 'use' ? word : askedForm(terms, word),
      count: kind === 'thing' ? Math.max(...[word, ...meant].map((one) => counts.ofWord(fold(one)))) : 0,
    }))
    .filter(({ kind, count }) => (kind === 'use' ? start.length >= shortestUse : count > 0))
    .sort((a, b) => b.count - a.count);
}

/** What the shop calls things that others call otherwise: of a word that is whole before one that is begun. */
export function translatedCandidates(terms: TermIndex, counts: HitCounts, start: string): Candidate[] {
  return everydayWordsBeginningWith(start)
    .filter(({ kind }) => kind === 'foreign')
    .flatMap(({ offers }) => offers)
    .map((word) => ({ word: askedForm(terms, word), count: counts.ofWord(fold(word)) }))
    .filter(({ count }) => count > 0);
}

/** One term of each family: of those that name things, and of the others. */
function apart(terms: TermIndex, found: readonly number[]): readonly [things: number[], others: number[]] {
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
    .map(({ term, count }) => ({ word: askedForm(terms, checked(terms.folds[term])), count }));
}
