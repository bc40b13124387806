import type { WordMatch } from '../../../catalogue-shared/matching/word-match.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import { gather } from '../../../catalogue-shared/structures/grouping.ts';
import { weightOfFields } from '../../../catalogue-shared/terms/fields.ts';
import type { Snapshot } from '../../snapshot.ts';
import { hasBit, setBit } from '../../structures/bit-set.ts';
import { DocSet } from '../../structures/doc-set.ts';

/** Documents with a score each; no document twice. */
export interface ScoredDocs {
  readonly docs: Uint32Array;
  readonly scores: Float32Array;
  /** How clearly each document says it, one of `says`. */
  readonly said: Uint8Array;
}

/**
 * How clearly a document says that it is what a word names. Where one says it outright, those that say it in passing are
 * dropped; a compound written as two words ('tur bukse') is neither.
 */
const says = { inPassing: 0, apart: 1, outright: 2 } as const;

/** Parts of a compound that each score so high stand in the name itself. */
const partInName = 8;

/** Adds up scores by document. Its arrays are as long as the catalogue and reused by each call: no call may run inside another. */
export class Scorer {
  readonly #snapshot: Snapshot;
  readonly #best: Float32Array;
  readonly #said: Uint8Array;
  readonly #touched: Uint32Array;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#best = new Float32Array(snapshot.articles.capacity);
    this.#said = new Uint8Array(snapshot.articles.capacity);
    this.#touched = new Uint32Array(snapshot.articles.capacity);
  }

  /** The documents of the set that match the word, each with the score of its best match. */
  wordScores(match: WordMatch, among: DocSet): ScoredDocs {
    const together = match.together.map(({ parts, weight }) => ({
      weight: weight / parts.length,
      inName: partInName * parts.length,
      found: this.allScores(parts, among).found,
    }));
    const [best, said, touched] = [this.#best, this.#said, this.#touched];
    let count = 0;
    const offer = (doc: number, score: number, how: number) => {
      const before = checked(best[doc]);
      if (before === 0) touched[count++] = doc;
      if (score > before) best[doc] = score;
      if (how > checked(said[doc])) said[doc] = how;
    };
    const { postings } = this.#snapshot.terms.store;
    for (const { term, weight, fieldMask: counted, outright } of match.terms) {
      const { docs, fieldMasks } = postings.of(term);
      for (let at = 0; at < docs.length; at++) {
        const doc = checked(docs[at]);
        if (!hasBit(among.bits, doc)) continue;
        const found = checked(fieldMasks[at]);
        const score = weight * checked(weightOfFields[found & counted]);
        if (score > 0) offer(doc, score, (found & outright) === 0 ? says.inPassing : says.outright);
      }
    }
    for (const { field, ordinal, weight } of match.attributes) {
      this.#snapshot.dimensions[field].eachDocIn(among, ordinal, (doc) => offer(doc, weight, says.outright));
    }
    for (const { found, weight, inName } of together) {
      for (let at = 0; at < found.docs.length; at++) {
        const sum = checked(found.scores[at]);
        offer(checked(found.docs[at]), sum * weight, sum >= inName ? says.apart : says.inPassing);
      }
    }
    return this.#takeOut(count);
  }

  /** The documents of the set that match every word, with their scores added, and the scores of each word. */
  allScores(matches: readonly WordMatch[], among: DocSet): { found: ScoredDocs; ofWords: readonly ScoredDocs[] } {
    // The rarest word first: the others are then looked for among few.
    const order = [...matches.keys()].sort((a, b) => this.#workOf(matches[a]) - this.#workOf(matches[b]));
    const ofWords = matches.map(() => none);
    let found: ScoredDocs | null = null;
    let left = among;
    for (const at of order) {
      const match = matches[at];
      if (!match) continue;
      const scored = this.wordScores(match, left);
      ofWords[at] = scored;
      found = found === null ? scored : this.both(found, scored);
      left = asSet(found.docs, among.bits.length);
    }
    return { found: found ?? none, ofWords };
  }

  /** Where some documents say outright that they are what the word names, those that only mention it are left out. */
  withoutMentions(found: ScoredDocs, ofWord: ScoredDocs): ScoredDocs {
    const said = this.#said;
    for (let at = 0; at < ofWord.docs.length; at++) said[checked(ofWord.docs[at])] = checked(ofWord.said[at]);
    const remaining = new Uint32Array(found.docs.length);
    let count = 0;
    let isOutright = false;
    for (let at = 0; at < found.docs.length; at++) {
      const how = said[checked(found.docs[at])];
      if (how === says.inPassing) continue;
      remaining[count++] = at;
      if (how === says.outright) isOutright = true;
    }
    for (const doc of ofWord.docs) said[doc] = 0;
    return isOutright && count < found.docs.length ? pick(found, remaining.subarray(0, count)) : found;
  }

  /** The documents that are in both, with their scores added. */
  both(few: ScoredDocs, many: ScoredDocs): ScoredDocs {
    const best = this.#best;
    few.docs.forEach((doc, at) => {
      best[doc] = checked(few.scores[at]);
    });
    let count = 0;
    const docs = new Uint32Array(few.docs.length);
    const scores = new Float32Array(few.docs.length);
    for (let at = 0; at < many.docs.length; at++) {
      const doc = checked(many.docs[at]);
      const before = checked(best[doc]);
      if (before === 0) continue;
      docs[count] = doc;
      scores[count++] = before + checked(many.scores[at]);
    }
    for (const doc of few.docs) best[doc] = 0;
    return { docs: docs.subarray(0, count), scores: scores.subarray(0, count), said: new Uint8Array(count) };
  }

  /** The documents that are in one or the other; the better score counts. */
  union(some: ScoredDocs, others: ScoredDocs): ScoredDocs {
    const [best, touched] = [this.#best, this.#touched];
    let count = 0;
    for (const { docs, scores } of [some, others]) {
      for (let at = 0; at < docs.length; at++) {
        const doc = checked(docs[at]);
        const before = checked(best[doc]);
        if (before === 0) touched[count++] = doc;
        best[doc] = Math.max(before, checked(scores[at]));
      }
    }
    return this.#takeOut(count);
  }

  /** The same documents; those that are among the others too get their scores on top. */
  boosted(found: ScoredDocs, others: ScoredDocs): ScoredDocs {
    const best = this.#best;
    others.docs.forEach((doc, at) => {
      best[doc] = checked(others.scores[at]);
    });
    const scores = found.scores.map((score, at) => score + checked(best[checked(found.docs[at])]));
    for (const doc of others.docs) best[doc] = 0;
    return { ...found, scores };
  }

  /** The documents of the set that pass a test; all count the same. */
  filtered(among: DocSet, test: (doc: number) => boolean): ScoredDocs {
    const docs = among.docs.filter(test);
    return { docs, scores: new Float32Array(docs.length).fill(1), said: new Uint8Array(docs.length) };
  }

  /** How many postings would be read for a word. */
  #workOf(match: WordMatch | undefined): number {
    const { postings } = this.#snapshot.terms.store;
    const { size } = this.#snapshot.articles.docById;
    if (!match || match.attributes.length > 0) return size;
    return match.terms.reduce((sum, { term }) => sum + postings.lengthOf(term), match.together.length * 1000);
  }

  #takeOut(count: number): ScoredDocs {
    const docs = this.#touched.slice(0, count);
    const scores = new Float32Array(count);
    const said = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const doc = checked(docs[at]);
      scores[at] = checked(this.#best[doc]);
      said[at] = checked(this.#said[doc]);
      this.#best[doc] = 0;
      this.#said[doc] = 0;
    }
    return { docs, scores, said };
  }
}

export const none: ScoredDocs = { docs: new Uint32Array(0), scores: new Float32Array(0), said: new Uint8Array(0) };

export function asSet(docs: Uint32Array, words: number): DocSet {
  const bits = new Uint32Array(words);
  for (const doc of docs) setBit(bits, doc);
  return new DocSet(bits, docs.length);
}

/** A loop: iterators are ten times slower. */
export function positionsWhere(length: number, holds: (at: number) => boolean): Uint32Array {
  const positions = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < length; at++) if (holds(at)) positions[count++] = at;
  return positions.subarray(0, count);
}

/** Some of the documents, by their positions in the list. */
export function pick({ docs, scores, said }: ScoredDocs, positions: Uint32Array): ScoredDocs {
  return {
    docs: gather(new Uint32Array(positions.length), positions, docs),
    scores: gather(new Float32Array(positions.length), positions, scores),
    said: gather(new Uint8Array(positions.length), positions, said),
  };
}

/** How many documents say outright that they are so. */
export function saysOutright({ said }: ScoredDocs): number {
  return said.reduce((count, how) => count + Number(how === says.outright), 0);
}

/** The documents that say outright that they are so. */
export function outrightOf(found: ScoredDocs): ScoredDocs {
  return pick(
    found,
    positionsWhere(found.docs.length, (at) => found.said[at] === says.outright),
  );
}

/** Those of the documents that are not among the others. */
export function withoutDocs(found: ScoredDocs, others: ScoredDocs, words: number): ScoredDocs {
  const { bits } = asSet(others.docs, words);
  return pick(
    found,
    positionsWhere(found.docs.length, (at) => !hasBit(bits, checked(found.docs[at]))),
  );
}
