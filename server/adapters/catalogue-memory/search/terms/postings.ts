import { checked } from '../../../catalogue-shared/structures/checked.ts';
import { gather, groupRows } from '../../../catalogue-shared/structures/grouping.ts';
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

export function postingsOf(collected: TermCollector): { readonly postings: Postings; readonly counts: TermCounts } {
  const { terms, docs, fieldMasks } = collected.columns();
  const { starts, rows } = groupRows(collected.terms.length, terms);
  const postings = new Postings(
    starts,
    gather(new Uint32Array(docs.length), rows, docs),
    gather(new Uint8Array(docs.length), rows, fieldMasks),
  );
  return { postings, counts: countsOf(starts, terms, fieldMasks) };
}

function countsOf(starts: Uint32Array, terms: Uint32Array, fieldMasks: Uint32Array): TermCounts {
  const all = new Uint32Array(starts.length - 1);
  const says = new Uint32Array(starts.length - 1);
  for (let term = 0; term < all.length; term++) all[term] = checked(starts[term + 1]) - checked(starts[term]);
  for (let row = 0; row < terms.length; row++) {
    if ((checked(fieldMasks[row]) & identifying) === 0) continue;
    const term = checked(terms[row]);
    says[term] = checked(says[term]) + 1;
  }
  return { all, identifying: says };
}
