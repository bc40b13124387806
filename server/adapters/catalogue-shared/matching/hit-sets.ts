import type { Meaning } from '#domain/search/reader/reading.ts';
import type { WordMatch } from './word-match.ts';

/**
 * Sets of articles with a score each, as an engine keeps them: lists of documents in memory, queries that nobody has asked
 * yet in a network engine. None of these makes I/O; what has to be known of a set is asked by a `Question`. `null` in the
 * place of a set is everything that is visible.
 */
export interface HitSets<Hits> {
  /** Articles whose article number or ean is the text; first the strictest way of reading it. */
  numbered(text: string): readonly Hits[];
  everything(): Hits;
  /** Those that match the word, each with the score of its best match. */
  words(match: WordMatch, among: Hits | null): Hits;
  /** Those of which a fact holds that stands in no word: price, offer, newness, stock. Null for what is a matter of words. */
  facts(meaning: Meaning, among: Hits | null): Hits | null;
  allBut(match: WordMatch, among: Hits | null): Hits;
  /** Those in both, with their scores added; the second was looked for among the first, or among everything. */
  both(found: Hits, next: Hits): Hits;
  /** Those in one or the other; the better score counts. */
  union(some: Hits, others: Hits): Hits;
  /** The first; those that are among the others too get their scores on top. */
  boosted(found: Hits, others: Hits): Hits;
  /** Those of a word that say outright that they are so. */
  outrightOf(hits: Hits): Hits;
  /** Where some say outright that they are what the word names, those that only mention it are left out. */
  withoutMentions(found: Hits, ofWord: Hits): Asking<Hits, Hits>;
  /** 'rød … m' asks for red in M. Null when not both a colour and a size are asked for. */
  ofOneVariant(found: Hits, matches: readonly WordMatch[]): Hits | null;
  atLeast(hits: Hits, score: number): Hits;
}

/** What is counted of a set; `within`, where hits are wanted: whether there are any is enough. */
export type Counted = 'all' | 'outright' | 'within' | 'outright within';

/** A fact about articles that may be counted among hits. */
export type Feature =
  | { readonly of: 'stem'; readonly stem: string }
  | {
      readonly of: 'GenderID' | 'ColorGroupID' | 'ArticleGroup3ID' | 'ArticleGroup2ID' | 'MainGroupID';
      readonly id: number;
    }
  | { readonly of: 'price'; readonly atMost: number }
  | { readonly of: 'all' };

export type Question<Hits> =
  | { readonly type: 'hits'; readonly hits: Hits; readonly counted: readonly Counted[] }
  | { readonly type: 'features'; readonly among: Hits | null; readonly features: readonly Feature[] }
  | { readonly type: 'best score'; readonly hits: Hits }
  /** Answered with the numbers of all, one after the other. */
  | { readonly type: 'several'; readonly questions: readonly Question<Hits>[] };

/**
 * Work that stops to ask. Whoever runs it answers each question with as many numbers as it asks for: at once in memory, by
 * a call over the network elsewhere.
 */
export type Asking<Hits, Result> = Generator<Question<Hits>, Result, readonly number[]>;

export function* countHits<Hits>(hits: Hits, counted: readonly Counted[]): Asking<Hits, readonly number[]> {
  return yield { type: 'hits', hits, counted };
}

/** The features' own counts, in the order asked. */
export function* countFeatures<Hits>(
  among: Hits | null,
  features: readonly Feature[],
): Asking<Hits, readonly number[]> {
  return features.length === 0 ? [] : yield { type: 'features', among, features };
}

/** Several pieces of work side by side: what they ask at the same time is asked at once. */
export function* together<Hits, Result>(all: readonly Asking<Hits, Result>[]): Asking<Hits, Result[]> {
  const steps = all.map((asking) => asking.next());
  for (;;) {
    const open = steps.flatMap((step, at) => (step.done ? [] : [{ at, question: step.value }]));
    if (open.length === 0) break;
    const numbers = yield { type: 'several', questions: open.map(({ question }) => question) };
    let next = 0;
    for (const { at, question } of open) {
      const count = numbersOf(question);
      const step = all[at]?.next(numbers.slice(next, next + count));
      if (step !== undefined) steps[at] = step;
      next += count;
    }
  }
  return steps.flatMap((step) => (step.done ? [step.value] : []));
}

/** How many numbers a question is answered with. */
export function numbersOf<Hits>(question: Question<Hits>): number {
  switch (question.type) {
    case 'hits':
      return question.counted.length;
    case 'features':
      return question.features.length;
    case 'best score':
      return 1;
    case 'several':
      return question.questions.reduce((sum, one) => sum + numbersOf(one), 0);
  }
}
