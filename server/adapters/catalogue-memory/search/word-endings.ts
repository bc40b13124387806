import { everydayWordsBeginningWith } from '#domain/search/everyday-words.ts';
import { fold } from '#domain/search/fold.ts';
import { oneSlipFrom } from '#domain/search/one-slip.ts';
import { stem } from '#domain/search/stem.ts';
import type { HitCounts } from './hit-counts.ts';
import type { TermIndex } from './term-index.ts';
import { askedForm, isThing } from './word-forms.ts';

/** A word that may be meant, and how many articles it would leave. */
export interface Ending {
  readonly word: string;
  readonly count: number;
}

const mostTerms = 200;
const mostOfSlip = 5;
/** Names and qualities: a few of them are enough among things. */
const mostOthers = 2;

/** The shop's words that begin so, those of most articles first: kinds of goods, and what else is said of them. */
export function ownEndings(
  terms: TermIndex,
  counts: HitCounts,
  start: string,
): { readonly things: readonly Ending[]; readonly others: readonly Ending[] } {
  const found = families(terms, terms.beginningWith(start, mostTerms));
  return {
    things: counted(
      terms,
      counts,
      found.filter((folded) => isThing(terms, folded)),
    ),
    others: counted(
      terms,
      counts,
      found.filter((folded) => !isThing(terms, folded)),
    ).slice(0, mostOthers),
  };
}

/** The shop's words that begin so when one slip is taken back: kinds of goods first. */
export function slippedEndings(terms: TermIndex, counts: HitCounts, start: string): Ending[] {
  const found = families(
    terms,
    [...oneSlipFrom(start)].flatMap((form) => terms.beginningWith(form, mostOfSlip)),
  );
  const things = found.filter((folded) => isThing(terms, folded));
  return counted(terms, counts, things.length > 0 ? things : found);
}

/** What people call things, and what things are for: each with the count of what it stands for. */
export function saidEndings(terms: TermIndex, counts: HitCounts, start: string): Ending[] {
  return everydayWordsBeginningWith(start)
    .filter(({ isOwn }) => isOwn)
    .map(({ offers: [word = '', ...meant] }) => ({
      word: meant.length > 0 ? word : askedForm(terms, word),
      count: Math.max(...[word, ...meant].map((one) => counts.ofWord(fold(one)))),
    }))
    .sort((a, b) => b.count - a.count);
}

/** What the shop calls things that others call otherwise: of a word that is whole before one that is begun. */
export function meantEndings(terms: TermIndex, counts: HitCounts, start: string): Ending[] {
  return everydayWordsBeginningWith(start)
    .filter(({ isOwn }) => !isOwn)
    .flatMap(({ offers }) => offers)
    .map((word) => ({ word: askedForm(terms, word), count: counts.ofWord(fold(word)) }));
}

/** Of each word in several forms one, folded. */
function families(terms: TermIndex, found: readonly number[]): string[] {
  const known = new Map<string, string>();
  for (const term of found) {
    const folded = terms.folds[term] ?? '';
    const family = stem(folded);
    if (!known.has(family)) known.set(family, folded);
  }
  return [...known.values()];
}

function counted(terms: TermIndex, counts: HitCounts, found: readonly string[]): Ending[] {
  return found
    .map((folded) => ({ word: askedForm(terms, folded), count: counts.ofWord(folded) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
