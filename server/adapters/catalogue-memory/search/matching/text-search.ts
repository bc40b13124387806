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
import { type Bits, emptyBits, setBit } from '../../structures/bit-set.ts';
import type { DocSet } from '../../structures/doc-set.ts';
import { FeatureCounts } from './feature-counts.ts';
import { countScored, MemoryHits } from './memory-hits.ts';
import type { ScoredDocs } from './scored-docs.ts';

/** What a text matches: which documents, and how well. */
export interface TextMatches {
  readonly bits: Bits;
  /** By document; 0 for those that do not match. */
  readonly scores: Float32Array;
  readonly order: RequestedOrder | null;
  readonly reading: QueryReading;
}

export interface TextQuestion extends SharedQuestion {
  /** Where hits are wanted; null is everywhere. */
  readonly within: () => DocSet | null;
}

/** Search over one snapshot. */
export class TextSearch {
  readonly reader: TextReader<ScoredDocs>;
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    const { terms, reference } = snapshot;
    this.#snapshot = snapshot;
    this.reader = { terms, vocabulary: new ShopVocabulary(terms, reference), sets: new MemoryHits(snapshot) };
  }

  search(text: string, question: TextQuestion): TextMatches {
    let within: DocSet | null | undefined;
    const { hits, order, reading } = this.run(readText(this.reader, text, question), () => {
      if (within === undefined) within = question.within();
      return within;
    });
    const { capacity: count } = this.#snapshot.articles;
    const bits = emptyBits(count);
    const scores = new Float32Array(count);
    for (let at = 0; at < (hits?.docs.length ?? 0); at++) {
      const doc = checked(hits?.docs[at]);
      setBit(bits, doc);
      scores[doc] = checked(hits?.scores[at]);
    }
    return { bits, scores, order, reading };
  }

  /** Does work that asks, answering from the snapshot: nothing else runs meanwhile. */
  run<Result>(asking: Asking<ScoredDocs, Result>, within: () => DocSet | null): Result {
    const features = new FeatureCounts(this.#snapshot);
    let step = asking.next();
    while (!step.done) step = asking.next(this.#answer(step.value, within, features));
    return step.value;
  }

  #answer(asked: Question<ScoredDocs>, within: () => DocSet | null, features: FeatureCounts): readonly number[] {
    switch (asked.type) {
      case 'hits':
        return asked.counted.map((counted) => countScored(asked.hits, counted, within));
      case 'features':
        return features.of(asked.among, asked.features);
      case 'several':
        return asked.questions.flatMap((question) => this.#answer(question, within, features));
      case 'best score':
        return [asked.hits.scores.reduce((best, score) => Math.max(best, score), 0)];
    }
  }
}
