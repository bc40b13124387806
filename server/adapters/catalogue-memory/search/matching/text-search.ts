import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { QueryReading } from '#domain/search/reader/query-reading.ts';
import type { RequestedOrder } from '#domain/search/reader/reading.ts';
import type { Asking, Question } from '../../../catalogue-shared/matching/hit-sets.ts';
import {
  readText,
  type TextQuestion as SharedQuestion,
  type TextReader,
} from '../../../catalogue-shared/matching/read-text.ts';
import { ShopVocabulary } from '../../../catalogue-shared/matching/shop-vocabulary.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../../snapshot.ts';
import { haveCommon } from '../../structures/bit-set.ts';
import type { DocSet } from '../../structures/doc-set.ts';
import { FeatureCounts } from './feature-counts.ts';
import { countScored, MemoryHits } from './memory-hits.ts';
import { asSet, none, type ScoredDocs } from './scored-docs.ts';
import { TextCache, type WithinAnswer, type WithinTest } from './text-cache.ts';
import type { TextMatches } from './text-matches.ts';

export interface FoundMatches {
  readonly matches: TextMatches;
  /** Whether somebody has asked for the same before. */
  readonly isAgain: boolean;
}

export interface TextQuestion extends SharedQuestion {
  /** Where hits are wanted; null is everywhere. */
  readonly within: () => DocSet | null;
}

/** A longer text is hardly asked for twice: what it matches is not cached. */
const longestKey = 300;

/** Search over one snapshot. */
export class TextSearch {
  readonly reader: TextReader<ScoredDocs>;
  readonly #snapshot: Snapshot;
  readonly #texts = new TextCache();
  readonly #chains = new WeakMap<ChainWords, number>();
  #chainCount = 0;
  #matched = 0;
  /** By document; what is written there is read at once. */
  readonly #scores: Float32Array;

  constructor(snapshot: Snapshot) {
    const { terms, reference } = snapshot;
    this.#snapshot = snapshot;
    this.#scores = new Float32Array(snapshot.articles.capacity);
    this.reader = { terms, vocabulary: new ShopVocabulary(terms, reference), sets: new MemoryHits(snapshot) };
  }

  search(text: string, question: TextQuestion): FoundMatches {
    const isWithin = withinTest(question.within);
    const key = this.#keyOf(text, question);
    const known = this.#texts.find(key, isWithin);
    if (known !== null) return { matches: known, isAgain: true };
    const asked: WithinAnswer[] = [];
    const found = this.run(readText(this.reader, text, question), (docs) => {
      asked.push({ docs, isWithin: isWithin(docs) });
      return asked.at(-1)?.isWithin ?? false;
    });
    const matches = this.#matchesOf(found.hits ?? none, found.order, found.reading);
    if (key.length <= longestKey && !dependsOnStock(found.reading)) this.#texts.remember(key, asked, matches);
    return { matches, isAgain: false };
  }

  /** Does work that asks, answering from the snapshot: nothing else runs meanwhile. */
  run<Result>(asking: Asking<ScoredDocs, Result>, isWithin: WithinTest): Result {
    const features = new FeatureCounts(this.#snapshot);
    let step = asking.next();
    while (!step.done) step = asking.next(this.#answer(step.value, isWithin, features));
    return step.value;
  }

  #answer(asked: Question<ScoredDocs>, isWithin: WithinTest, features: FeatureCounts): readonly number[] {
    switch (asked.type) {
      case 'hits': {
        const { length: words } = this.#snapshot.articles.visible;
        const some = (docs: Uint32Array) => isWithin(asSet(docs, words).bits);
        return asked.counted.map((counted) => countScored(asked.hits, counted, some));
      }
      case 'features':
        return features.of(asked.among, asked.features);
      case 'several':
        return asked.questions.flatMap((question) => this.#answer(question, isWithin, features));
      case 'best score':
        return [asked.hits.scores.reduce((best, score) => Math.max(best, score), 0)];
    }
  }

  #matchesOf(hits: ScoredDocs, order: RequestedOrder | null, reading: QueryReading): TextMatches {
    const byDoc = this.#scores;
    for (let at = 0; at < hits.docs.length; at++) byDoc[checked(hits.docs[at])] = checked(hits.scores[at]);
    const { bits, docs } = asSet(hits.docs, this.#snapshot.articles.visible.length);
    const scores = new Float32Array(docs.length);
    for (let at = 0; at < docs.length; at++) scores[at] = checked(byDoc[checked(docs[at])]);
    this.#matched += 1;
    return { number: this.#matched, bits, docs, scores, order, reading };
  }

  #keyOf(text: string, { unfinished, ignore, chosen, chain }: TextQuestion): string {
    const chainNumber = this.#chains.get(chain) ?? this.#chainCount++;
    this.#chains.set(chain, chainNumber);
    return JSON.stringify([text, unfinished, ignore, [...chosen], chainNumber]);
  }
}

function withinTest(within: () => DocSet | null): WithinTest {
  let known: DocSet | null | undefined;
  return (docs) => {
    if (known === undefined) known = within();
    return known === null || haveCommon(docs, known.bits);
  };
}

/** Stock changes in place, without a new snapshot of the catalogue: what was found by it is not cached. */
function dependsOnStock({ understood, leftOut }: QueryReading): boolean {
  return [...understood, ...leftOut].some(({ kind }) => kind === 'stock' || kind === 'shop');
}
