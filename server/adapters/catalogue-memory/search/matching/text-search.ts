import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import { nothingRead, type QueryReading } from '#domain/search/reader/query-reading.ts';
import { readIntent } from '#domain/search/reader/read-intent.ts';
import type { RequestedOrder } from '#domain/search/reader/reading.ts';
import type { Snapshot } from '../../snapshot.ts';
import { type Bits, emptyBits, setBit } from '../../structures/bit-set.ts';
import { checked } from '../../structures/checked.ts';
import { DocSet } from '../../structures/doc-set.ts';
import { docsByNumber } from './docs-by-number.ts';
import { IntentSearch } from './intent-search.ts';
import { Scorer } from './scored-docs.ts';
import { ShopVocabulary } from './shop-vocabulary.ts';

/** What a text matches: which documents, and how well. */
export interface TextMatches {
  readonly bits: Bits;
  /** By document; 0 for those that do not match. */
  readonly scores: Float32Array;
  readonly order: RequestedOrder | null;
  readonly reading: QueryReading;
}

export interface TextQuestion {
  readonly unfinished: boolean;
  /** Keys of readings that are not to be read. */
  readonly ignore: readonly string[];
  /** Kinds that the shopper has chosen by other means. */
  readonly chosen: ReadonlySet<string>;
  readonly chain: ChainWords;
  /** Where hits are wanted; null is everywhere. */
  readonly within: () => DocSet | null;
}

/** Among the ignored keys it means: no spelling correction. */
const literally = 'spelling';

/** Above every sum of word scores: an exact article number or ean comes first (DEC-56). */
const numberScore = 1000;

/** Below this share of the best score something is no clear hit. */
const clearHit = 0.6;

/** Search over one snapshot. */
export class TextSearch {
  readonly #snapshot: Snapshot;
  readonly #intents: IntentSearch;
  readonly #vocabulary: ShopVocabulary;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#vocabulary = new ShopVocabulary(snapshot.terms, snapshot.reference);
    this.#intents = new IntentSearch(snapshot, new Scorer(snapshot), new DocSet(snapshot.articles.visible));
  }

  search(text: string, question: TextQuestion): TextMatches {
    const { capacity: count } = this.#snapshot.articles;
    const bits = emptyBits(count);
    const scores = new Float32Array(count);
    const numbered = docsByNumber(this.#snapshot, text);
    if (numbered.size > 0) {
      for (const doc of numbered) {
        setBit(bits, doc);
        scores[doc] = numberScore;
      }
      return { bits, scores, order: null, reading: nothingRead };
    }
    const guesses = !question.ignore.includes(literally);
    const { unfinished, chain } = question;
    const intent = readIntent(text, this.#vocabulary, { unfinished, guesses, chain });
    const { docs, scores: found, reading } = this.#intents.answer(text, intent, question);
    const order = question.ignore.includes(`order:${intent.order}`) ? null : intent.order;
    // 'billigste telt' is the cheapest of the clear hits, not a tent peg that mentions tents.
    const least = order === null ? 0 : found.reduce((best, score) => Math.max(best, score), 0) * clearHit;
    for (let at = 0; at < docs.length; at++) {
      if (checked(found[at]) < least) continue;
      const doc = checked(docs[at]);
      setBit(bits, doc);
      scores[doc] = checked(found[at]);
    }
    return { bits, scores, order, reading };
  }
}
