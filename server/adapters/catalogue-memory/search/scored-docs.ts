import { gather } from '../grouping.ts';
import type { Snapshot } from '../snapshot.ts';
import { weightOfFields } from './fields.ts';
import type { WordMatch } from './word-match.ts';

/** Documents with a score each; no document twice. */
export interface ScoredDocs {
  readonly docs: Uint32Array;
  readonly scores: Float32Array;
  /** How a document says that it is so: outright, in words that stand apart, or only in passing. */
  readonly said: Uint8Array;
}

/** Ways of saying it: who says it outright leaves no room for mentions, words apart are no mention. */
const says = { inPassing: 0, apart: 1, outright: 2 } as const;

/** Parts of a compound that each score so high stand in the name itself. */
const partInName = 8;

/** Adds up scores by document. Its arrays are as long as the catalogue and used again and again: it is never re-entered. */
export class Scorer {
  readonly #snapshot: Snapshot;
  readonly #best: Float32Array;
  readonly #said: Uint8Array;
  readonly #touched: Uint32Array;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#best = new Float32Array(snapshot.articles.count);
    this.#said = new Uint8Array(snapshot.articles.count);
    this.#touched = new Uint32Array(snapshot.articles.count);
  }

  /** Every document that answers to the word, with the weight of its best way of doing so. */
  wordScores(match: WordMatch): ScoredDocs {
    const together = match.together.map(({ parts, weight }) => ({
      weight: weight / parts.length,
      inName: partInName * parts.length,
      found: this.all(parts.map((part) => this.wordScores(part))),
    }));
    const [best, said, touched] = [this.#best, this.#said, this.#touched];
    let count = 0;
    const offer = (doc: number, score: number, how: number) => {
      const before = best[doc] ?? 0;
      if (before === 0) touched[count++] = doc;
      if (score > before) best[doc] = score;
      if (how > (said[doc] ?? 0)) said[doc] = how;
    };
    const { starts, docs, places } = this.#snapshot.terms.postings;
    for (const { term, weight, places: counted, outright } of match.terms) {
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at++) {
        const found = places[at] ?? 0;
        const score = weight * (weightOfFields[found & counted] ?? 0);
        if (score > 0) offer(docs[at] ?? 0, score, (found & outright) === 0 ? says.inPassing : says.outright);
      }
    }
    for (const { field, place, weight, outright } of match.attributes) {
      this.#snapshot.dimensions[field].eachDoc(place, (doc) =>
        offer(doc, weight, outright ? says.outright : says.inPassing),
      );
    }
    for (const { found, weight, inName } of together) {
      for (const [at, doc] of found.docs.entries()) {
        const sum = found.scores[at] ?? 0;
        offer(doc, sum * weight, sum >= inName ? says.apart : says.inPassing);
      }
    }
    return this.#takeOut(count);
  }

  /** The documents that stand in every list, with their scores added. */
  all(lists: readonly ScoredDocs[]): ScoredDocs {
    const [shortest, ...rest] = [...lists].sort((a, b) => a.docs.length - b.docs.length);
    if (!shortest) return { docs: new Uint32Array(0), scores: new Float32Array(0), said: new Uint8Array(0) };
    let kept = shortest;
    for (const list of rest) kept = this.#both(kept, list);
    return kept;
  }

  /** Where some documents say outright that they are what the word names, those that only mention it are left out. */
  withoutMentions(found: ScoredDocs, word: ScoredDocs): ScoredDocs {
    const said = this.#said;
    for (let at = 0; at < word.docs.length; at++) said[word.docs[at] ?? 0] = word.said[at] ?? 0;
    const isOutright = found.docs.some((doc) => said[doc] === says.outright);
    const kept = Uint32Array.from(found.docs.keys()).filter((at) => said[found.docs[at] ?? 0] !== says.inPassing);
    for (const doc of word.docs) said[doc] = 0;
    return isOutright ? pick(found, kept) : found;
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
    return { docs: docs.subarray(0, count), scores: scores.subarray(0, count), said: new Uint8Array(count) };
  }

  #takeOut(count: number): ScoredDocs {
    const docs = this.#touched.slice(0, count);
    const scores = new Float32Array(count);
    const said = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const doc = docs[at] ?? 0;
      scores[at] = this.#best[doc] ?? 0;
      said[at] = this.#said[doc] ?? 0;
      this.#best[doc] = 0;
      this.#said[doc] = 0;
    }
    return { docs, scores, said };
  }
}

/** Some of the documents, by their place in the list. */
export function pick({ docs, scores, said }: ScoredDocs, places: Uint32Array): ScoredDocs {
  return {
    docs: gather(new Uint32Array(places.length), places, docs),
    scores: gather(new Float32Array(places.length), places, scores),
    said: gather(new Uint8Array(places.length), places, said),
  };
}
