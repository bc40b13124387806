import { ordinalsById } from '../../catalogue-shared/ordinals-by-id.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { gather, groupRows } from '../../catalogue-shared/structures/grouping.ts';
import {
  type Bits,
  clearBit,
  countCommon,
  eachBit,
  emptyBits,
  hasBit,
  setBit,
  uniteWith,
} from '../structures/bit-set.ts';
import type { DocSet } from '../structures/doc-set.ts';
import type { Dimension } from './dimension.ts';

/** The documents with one value: a bit set for a common one, a list for a rare one. */
type Posting = Bits | { readonly docs: Uint32Array };

/**
 * What articles are. Common values are stored as bit sets, rare ones as lists, and each document knows its own: counting
 * takes whichever way is shorter.
 */
export class FixedDimension implements Dimension {
  readonly valueIds: readonly number[];
  readonly #ordinals: ReadonlyMap<number, number>;
  readonly #postings: Posting[];
  readonly #docCount: number;
  /** The values of a document: `#values` from `#starts[doc]` up to `#ends[doc]`. */
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #values: Uint16Array;
  #valueCount: number;
  readonly #countingWork: number;

  /** Pairs of document and ordinal, each pair once. */
  constructor(values: readonly { readonly id: number }[], docCount: number, docs: Uint32Array, ordinals: Uint32Array) {
    this.valueIds = values.map((value) => value.id);
    this.#ordinals = ordinalsById(values);
    const byDoc = groupRows(docCount, docs);
    this.#docCount = docCount;
    this.#starts = byDoc.starts.slice(0, -1);
    this.#ends = byDoc.starts.slice(1);
    this.#valueCount = ordinals.length;
    this.#values = gather(new Uint16Array(ordinals.length), byDoc.rows, ordinals);
    const byOrdinal = groupRows(values.length, ordinals);
    this.#postings = values.map((_, ordinal) => {
      const rows = byOrdinal.rows.subarray(byOrdinal.starts[ordinal], byOrdinal.starts[ordinal + 1]);
      return this.#posting(gather(new Uint32Array(rows.length), rows, docs));
    });
    this.#countingWork = this.#postings.reduce((sum, posting) => sum + lengthOf(posting), 0);
  }

  ordinalOf(valueId: number): number {
    return this.#ordinals.get(valueId) ?? -1;
  }

  /** The ids of a document's values, in the order they were given. */
  idsOf(doc: number): number[] {
    const ids: number[] = [];
    const end = checked(this.#ends[doc]);
    for (let at = checked(this.#starts[doc]); at < end; at++)
      ids.push(checked(this.valueIds[checked(this.#values[at])]));
    return ids;
  }

  /** Puts the ordinals of the values a document has now in place of those it had; each ordinal once. */
  put(doc: number, ordinals: readonly number[]): void {
    const [start, end] = [checked(this.#starts[doc]), checked(this.#ends[doc])];
    const before = Array.from(this.#values.subarray(start, end));
    for (const ordinal of before) if (!ordinals.includes(ordinal)) this.#leave(doc, ordinal);
    for (const ordinal of ordinals) if (!before.includes(ordinal)) this.#enter(doc, ordinal);
    const at = ordinals.length <= before.length ? start : this.#room(ordinals.length);
    this.#values.set(ordinals, at);
    this.#starts[doc] = at;
    this.#ends[doc] = at + ordinals.length;
  }

  #room(length: number): number {
    const at = this.#valueCount;
    this.#valueCount += length;
    if (this.#valueCount > this.#values.length) {
      const larger = new Uint16Array(this.#valueCount + (this.#valueCount >>> 3) + 64);
      larger.set(this.#values);
      this.#values = larger;
    }
    return at;
  }

  #leave(doc: number, ordinal: number): void {
    const posting = this.#postings[ordinal];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) clearBit(posting, doc);
    else this.#postings[ordinal] = { docs: posting.docs.filter((other) => other !== doc) };
  }

  #enter(doc: number, ordinal: number): void {
    const posting = this.#postings[ordinal];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) setBit(posting, doc);
    else this.#postings[ordinal] = this.#posting(Uint32Array.of(...posting.docs, doc));
  }

  #posting(members: Uint32Array): Posting {
    if (members.length <= this.#docCount >>> 5) return { docs: members };
    const bits = emptyBits(this.#docCount);
    for (const doc of members) setBit(bits, doc);
    return bits;
  }

  addTo(bits: Bits, ordinal: number): void {
    const posting = this.#postings[ordinal];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) uniteWith(bits, posting);
    else for (const doc of posting.docs) setBit(bits, doc);
  }

  eachDoc(ordinal: number, visit: (doc: number) => void): void {
    const posting = this.#postings[ordinal];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) eachBit(posting, visit);
    else for (const doc of posting.docs) visit(doc);
  }

  /** Visits the documents of the set that have the value, whichever of the two is shorter to go through. */
  eachDocIn(set: DocSet, ordinal: number, visit: (doc: number) => void): void {
    const posting = this.#postings[ordinal];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array && set.count < posting.length) {
      for (const doc of set.docs) if (hasBit(posting, doc)) visit(doc);
    } else {
      this.eachDoc(ordinal, (doc) => {
        if (hasBit(set.bits, doc)) visit(doc);
      });
    }
  }

  countIn(set: DocSet): Uint32Array {
    const counts = new Uint32Array(this.valueIds.length);
    const perDoc = this.#valueCount / Math.max(1, this.#docCount);
    if (set.count * (perDoc + 1) < this.#countingWork) {
      for (const doc of set.docs) {
        const end = checked(this.#ends[doc]);
        for (let at = checked(this.#starts[doc]); at < end; at++) {
          const ordinal = checked(this.#values[at]);
          counts[ordinal] = checked(counts[ordinal]) + 1;
        }
      }
      return counts;
    }
    for (let ordinal = 0; ordinal < counts.length; ordinal++) {
      const posting = this.#postings[ordinal];
      if (posting !== undefined) counts[ordinal] = sharedWith(posting, set.bits);
    }
    return counts;
  }
}

function lengthOf(posting: Posting): number {
  return posting instanceof Uint32Array ? posting.length : posting.docs.length;
}

function sharedWith(posting: Posting, bits: Bits): number {
  if (posting instanceof Uint32Array) return countCommon(posting, bits);
  let count = 0;
  for (const doc of posting.docs) if (hasBit(bits, doc)) count++;
  return count;
}
