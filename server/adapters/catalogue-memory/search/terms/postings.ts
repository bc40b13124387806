import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { TimeSlice } from '../../../catalogue-shared/structures/time-slice.ts';
import { identifying } from '../../../catalogue-shared/terms/fields.ts';
import type { TermCollector } from '../../../catalogue-shared/terms/term-collector.ts';
import type { TermCounts } from '../../../catalogue-shared/terms/term-texts.ts';

/** The documents that have a term, and where in them it stands (fields.ts). */
export interface TermDocs {
  readonly docs: Uint32Array;
  readonly fieldMasks: Uint8Array;
}

/** A term's own growable list beside the block: the first `count` entries, unordered, with room behind them. */
interface OwnDocs {
  docs: Uint32Array;
  fieldMasks: Uint8Array;
  count: number;
}

/** Up to so many changed documents are looked up one by one; more in one pass over the list. */
const fewChanges = 8;

/** Which documents have which term. Built as one block; terms whose documents changed since stand apart. */
export class Postings {
  readonly #starts: Uint32Array;
  readonly #docs: Uint32Array;
  readonly #fieldMasks: Uint8Array;
  readonly #own = new Map<number, OwnDocs>();

  /** By term: `docs` and `fieldMasks` from `starts[term]` up to `starts[term + 1]`. */
  constructor(starts: Uint32Array, docs: Uint32Array, fieldMasks: Uint8Array) {
    this.#starts = starts;
    this.#docs = docs;
    this.#fieldMasks = fieldMasks;
  }

  /** A view, to be read before the next `put`. */
  of(term: number): TermDocs {
    const own = this.#own.get(term);
    if (own) return { docs: own.docs.subarray(0, own.count), fieldMasks: own.fieldMasks.subarray(0, own.count) };
    if (!this.#isInBlock(term)) return noDocs;
    const start = checked(this.#starts[term]);
    const end = checked(this.#starts[term + 1]);
    return { docs: this.#docs.subarray(start, end), fieldMasks: this.#fieldMasks.subarray(start, end) };
  }

  lengthOf(term: number): number {
    const own = this.#own.get(term);
    if (own) return own.count;
    return this.#isInBlock(term) ? checked(this.#starts[term + 1]) - checked(this.#starts[term]) : 0;
  }

  /** Where the term stands in some documents now; 0 for nowhere. The others stay as they are. */
  put(term: number, changes: ReadonlyMap<number, number>): void {
    const own = this.#apart(term, changes.size);
    const known = positionsOf(own, changes);
    for (const [doc, mask] of changes) {
      const at = known.get(doc);
      if (at !== undefined) own.fieldMasks[at] = mask;
      else if (mask !== 0) {
        own.docs[own.count] = doc;
        own.fieldMasks[own.count++] = mask;
      }
    }
    const gone = [...known.values()].filter((at) => own.fieldMasks[at] === 0).sort((a, b) => b - a);
    for (const at of gone) {
      own.count--;
      own.docs[at] = checked(own.docs[own.count]);
      own.fieldMasks[at] = checked(own.fieldMasks[own.count]);
    }
  }

  /** A term that came after building has no part of the block. */
  #isInBlock(term: number): boolean {
    return term + 1 < this.#starts.length;
  }

  /** The term's documents, with room for so many more. A term that changes once will change again. */
  #apart(term: number, more: number): OwnDocs {
    const held = this.#own.get(term);
    if (held && held.count + more <= held.docs.length) return held;
    const { docs, fieldMasks } = this.of(term);
    const room = docs.length + Math.max(more, docs.length >> 5, 4);
    const own = { docs: new Uint32Array(room), fieldMasks: new Uint8Array(room), count: docs.length };
    own.docs.set(docs);
    own.fieldMasks.set(fieldMasks);
    this.#own.set(term, own);
    return own;
  }
}

/** The positions of those changed documents that the term has. */
function positionsOf({ docs, count }: OwnDocs, changes: ReadonlyMap<number, number>): Map<number, number> {
  const found = new Map<number, number>();
  if (changes.size <= fewChanges) {
    const held = docs.subarray(0, count);
    for (const doc of changes.keys()) {
      const at = held.indexOf(doc);
      if (at !== -1) found.set(doc, at);
    }
    return found;
  }
  for (let at = 0; at < count; at++) {
    const doc = checked(docs[at]);
    if (changes.has(doc)) found.set(doc, at);
  }
  return found;
}

const noDocs: TermDocs = { docs: new Uint32Array(0), fieldMasks: new Uint8Array(0) };

/** As many pairs are put in their places between two looks at the clock. */
const pairsAtOnce = 1 << 15;

/** By a counting sort: documents come in ascending order, so those of a term stand in it, too. */
export async function postingsOf(
  collected: TermCollector,
  timeSlice: TimeSlice,
): Promise<{ readonly postings: Postings; readonly counts: TermCounts }> {
  const pairs = collected.columns();
  const counts = countsOf(collected.terms.length, pairs);
  const starts = new Uint32Array(counts.all.length + 1);
  for (let term = 0; term < counts.all.length; term++)
    starts[term + 1] = checked(starts[term]) + checked(counts.all[term]);
  const next = starts.slice();
  const docs = new Uint32Array(pairs.docs.length);
  const fieldMasks = new Uint8Array(pairs.docs.length);
  for (let from = 0; from < docs.length; from += pairsAtOnce) {
    if (timeSlice.isUsedUp()) await timeSlice.yield();
    place(pairs, { from, to: Math.min(from + pairsAtOnce, docs.length), next, docs, fieldMasks });
  }
  return { postings: new Postings(starts, docs, fieldMasks), counts };
}

type Pairs = ReturnType<TermCollector['columns']>;

interface Places {
  readonly from: number;
  readonly to: number;
  /** By term, where its next document goes. */
  readonly next: Uint32Array;
  readonly docs: Uint32Array;
  readonly fieldMasks: Uint8Array;
}

function place(pairs: Pairs, { from, to, next, docs, fieldMasks }: Places): void {
  for (let pair = from; pair < to; pair++) {
    const term = checked(pairs.terms[pair]);
    const at = checked(next[term]);
    next[term] = at + 1;
    docs[at] = checked(pairs.docs[pair]);
    fieldMasks[at] = checked(pairs.fieldMasks[pair]);
  }
}

function countsOf(termCount: number, { terms, fieldMasks }: Pairs): TermCounts {
  const all = new Uint32Array(termCount);
  const says = new Uint32Array(termCount);
  for (let pair = 0; pair < terms.length; pair++) {
    const term = checked(terms[pair]);
    all[term] = checked(all[term]) + 1;
    if ((checked(fieldMasks[pair]) & identifying) !== 0) says[term] = checked(says[term]) + 1;
  }
  return { all, identifying: says };
}
