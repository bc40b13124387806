import type { Meaning } from '#domain/search/reader/reading.ts';
import type { Asking, Counted, HitSets } from '../../../catalogue-shared/matching/hit-sets.ts';
import { numberScore } from '../../../catalogue-shared/matching/read-text.ts';
import type { WordMatch } from '../../../catalogue-shared/matching/word-match.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../../snapshot.ts';
import { DocSet } from '../../structures/doc-set.ts';
import { docsByNumber } from './docs-by-number.ts';
import { FactTests } from './fact-tests.ts';
import { OneVariant } from './one-variant.ts';
import {
  asSet,
  outrightOf,
  pick,
  positionsWhere,
  type ScoredDocs,
  Scorer,
  saysOutright,
  withoutDocs,
} from './scored-docs.ts';

/** The hits of a text over one snapshot. */
export class MemoryHits implements HitSets<ScoredDocs> {
  readonly #snapshot: Snapshot;
  readonly #scorer: Scorer;
  readonly #visible: DocSet;
  readonly #facts: FactTests;
  /** What was looked among last: a reading may be met in several ways. */
  #lastAmong: { readonly hits: ScoredDocs; readonly set: DocSet } | null = null;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#scorer = new Scorer(snapshot);
    this.#visible = new DocSet(snapshot.articles.visible);
    this.#facts = new FactTests(snapshot);
  }

  numbered(text: string): readonly ScoredDocs[] {
    const docs = Uint32Array.from(docsByNumber(this.#snapshot, text));
    if (docs.length === 0) return [];
    return [{ docs, scores: new Float32Array(docs.length).fill(numberScore), said: new Uint8Array(docs.length) }];
  }

  everything(): ScoredDocs {
    return this.#scorer.filtered(this.#visible, () => true);
  }

  words(match: WordMatch, among: ScoredDocs | null): ScoredDocs {
    return this.#scorer.wordScores(match, this.#setOf(among));
  }

  facts(meaning: Meaning, among: ScoredDocs | null): ScoredDocs | null {
    const test = this.#facts.of(meaning);
    return test === null ? null : this.#scorer.filtered(this.#setOf(among), test);
  }

  allBut(match: WordMatch, among: ScoredDocs | null): ScoredDocs {
    const set = this.#setOf(among);
    const hit = this.#scorer.wordScores(match, set);
    return withoutDocs(
      this.#scorer.filtered(set, () => true),
      hit,
      set.bits.length,
    );
  }

  both(found: ScoredDocs, next: ScoredDocs): ScoredDocs {
    return this.#scorer.both(found, next);
  }

  union(some: ScoredDocs, others: ScoredDocs): ScoredDocs {
    return this.#scorer.union(some, others);
  }

  boosted(found: ScoredDocs, others: ScoredDocs): ScoredDocs {
    return this.#scorer.boosted(found, others);
  }

  outrightOf(hits: ScoredDocs): ScoredDocs {
    return outrightOf(hits);
  }

  // biome-ignore lint/correctness/useYield: memory need not ask
  *withoutMentions(found: ScoredDocs, ofWord: ScoredDocs): Asking<ScoredDocs, ScoredDocs> {
    return this.#scorer.withoutMentions(found, ofWord);
  }

  ofOneVariant(found: ScoredDocs, matches: readonly WordMatch[]): ScoredDocs | null {
    return OneVariant.of(this.#snapshot, matches)?.filter(found) ?? null;
  }

  atLeast(hits: ScoredDocs, score: number): ScoredDocs {
    const clear = positionsWhere(hits.docs.length, (at) => checked(hits.scores[at]) >= score);
    return clear.length === hits.docs.length ? hits : pick(hits, clear);
  }

  #setOf(among: ScoredDocs | null): DocSet {
    if (among === null) return this.#visible;
    if (this.#lastAmong?.hits !== among)
      this.#lastAmong = { hits: among, set: asSet(among.docs, this.#visible.bits.length) };
    return this.#lastAmong.set;
  }
}

/** `isWithin`: whether some of the documents are where hits are wanted. */
export function countScored(hits: ScoredDocs, counted: Counted, isWithin: (docs: Uint32Array) => boolean): number {
  switch (counted) {
    case 'all':
      return hits.docs.length;
    case 'outright':
      return saysOutright(hits);
    case 'within':
      return Number(hits.docs.length > 0 && isWithin(hits.docs));
    case 'outright within': {
      const { docs } = outrightOf(hits);
      return Number(docs.length > 0 && isWithin(docs));
    }
  }
}
