import type { Snapshot } from '../snapshot.ts';
import { weightOfFields } from './fields.ts';
import type { WordMatch } from './word-match.ts';

/** Documents with a score each; no document twice. */
export interface ScoredDocs {
  readonly docs: Uint32Array;
  readonly scores: Float32Array;
}

/** Adds up scores by document. Its arrays are as long as the catalogue and used again and again: it is never re-entered. */
export class Scorer {
  readonly #snapshot: Snapshot;
  readonly #best: Float32Array;
  readonly #touched: Uint32Array;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#best = new Float32Array(snapshot.articles.count);
    this.#touched = new Uint32Array(snapshot.articles.count);
  }

  /** Every document that answers to the word, with the weight of its best way of doing so. */
  wordScores(match: WordMatch): ScoredDocs {
    const together = match.together.map(({ parts, weight }) => ({
      weight: weight / parts.length,
      found: this.all(parts.map((part) => this.wordScores(part))),
    }));
    const best = this.#best;
    const touched = this.#touched;
    let count = 0;
    const offer = (doc: number, score: number) => {
      const before = best[doc] ?? 0;
      if (before === 0) touched[count++] = doc;
      if (score > before) best[doc] = score;
    };
    const { starts, docs, places } = this.#snapshot.terms.postings;
    for (const { term, weight, places: counted } of match.terms) {
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at++) {
        const score = weight * (weightOfFields[(places[at] ?? 0) & counted] ?? 0);
        if (score > 0) offer(docs[at] ?? 0, score);
      }
    }
    for (const { field, place, weight } of match.attributes) {
      this.#snapshot.dimensions[field].eachDoc(place, (doc) => offer(doc, weight));
    }
    for (const { found, weight } of together) {
      for (const [at, doc] of found.docs.entries()) offer(doc, (found.scores[at] ?? 0) * weight);
    }
    return this.#takeOut(count);
  }

  /** The documents that stand in every list, with their scores added. */
  all(lists: readonly ScoredDocs[]): ScoredDocs {
    const [shortest, ...rest] = [...lists].sort((a, b) => a.docs.length - b.docs.length);
    if (!shortest) return { docs: new Uint32Array(0), scores: new Float32Array(0) };
    let kept = shortest;
    for (const list of rest) kept = this.#both(kept, list);
    return kept;
  }

  #both(few: ScoredDocs, many: ScoredDocs): ScoredDocs {
    const best = this.#best;
    few.docs.forEach((doc, at) => {
      best[doc] = few.scores[at] ?? 0;
    });
    let count = 0;
    const docs = new Uint32Array(few.docs.length);
    const scores = new Float32Array(few.docs.length);
    for (let at = 0; at < many.docs.length; at++) {
      const doc = many.docs[at] ?? 0;
      const before = best[doc] ?? 0;
      if (before === 0) continue;
      docs[count] = doc;
      scores[count++] = before + (many.scores[at] ?? 0);
    }
    for (const doc of few.docs) best[doc] = 0;
    return { docs: docs.subarray(0, count), scores: scores.subarray(0, count) };
  }

  #takeOut(count: number): ScoredDocs {
    const docs = this.#touched.slice(0, count);
    const scores = new Float32Array(count);
    for (let at = 0; at < count; at++) {
      const doc = docs[at] ?? 0;
      scores[at] = this.#best[doc] ?? 0;
      this.#best[doc] = 0;
    }
    return { docs, scores };
  }
}
