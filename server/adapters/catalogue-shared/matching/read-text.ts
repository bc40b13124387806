import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import { nothingRead, type QueryReading } from '#domain/search/reader/query-reading.ts';
import { readIntent } from '#domain/search/reader/read-intent.ts';
import type { RequestedOrder } from '#domain/search/reader/reading.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { type Asking, countHits, type HitSets } from './hit-sets.ts';
import { type IntentQuestion, IntentSearch } from './intent-search.ts';
import type { ShopVocabulary } from './shop-vocabulary.ts';

/** What is asked of a text; where hits are wanted ('within'), whoever answers the questions knows. */
export interface TextQuestion extends IntentQuestion {
  readonly unfinished: boolean;
  readonly chain: ChainWords;
}

export interface TextFound<Hits> {
  /** Null: none. */
  readonly hits: Hits | null;
  readonly order: RequestedOrder | null;
  readonly reading: QueryReading;
}

/** What a text is read with. */
export interface TextReader<Hits> {
  readonly terms: TermIndex;
  readonly vocabulary: ShopVocabulary;
  readonly sets: HitSets<Hits>;
}

/** Among the ignored keys it means: no spelling correction. */
const literally = 'spelling';

/** Below this share of the best score something is no clear hit. */
const clearHit = 0.6;

/** Above every sum of word scores: an exact article number or ean comes first (DEC-56). */
export const numberScore = 1000;

export function* readText<Hits>(
  { terms, vocabulary, sets }: TextReader<Hits>,
  text: string,
  question: TextQuestion,
): Asking<Hits, TextFound<Hits>> {
  for (const numbered of sets.numbered(text)) {
    const [count = 0] = yield* countHits(numbered, ['all']);
    if (count > 0) return { hits: numbered, order: null, reading: nothingRead };
  }
  const { unfinished, chain, ignore } = question;
  const intent = readIntent(text, vocabulary, { unfinished, guesses: !ignore.includes(literally), chain });
  const { hits, reading } = yield* new IntentSearch(terms, sets).answer(text, intent, question);
  const order = ignore.includes(`order:${intent.order}`) ? null : intent.order;
  if (hits === null || order === null) return { hits, order, reading };
  // 'billigste telt' is the cheapest of the clear hits, not a tent peg that mentions tents.
  const [best = 0]: readonly number[] = yield { type: 'best score', hits };
  return { hits: sets.atLeast(hits, best * clearHit), order, reading };
}
