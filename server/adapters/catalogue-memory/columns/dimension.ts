import type { FacetField } from '../../../ports/catalogue-index.ts';
import { addAll, type Bits, clearBit, countShared, hasBit, noBits, setBit } from '../structures/bit-set.ts';
import { checked } from '../structures/checked.ts';
import type { DocSet } from '../structures/doc-set.ts';
import { gather, groupRows } from '../structures/grouping.ts';
import { placesById } from './variant-columns.ts';

/** What an article is; where it is to be had changes all the time. */
export type FixedFacetField = Exclude<FacetField, 'AvailableShopID'>;

/** Something articles can be filtered and counted by: a list of values, and which documents have which. */
export interface Dimension {
  /** The ids of the values, in the order of their reference list. */
  readonly valueIds: readonly number[];
  placeOf(valueId: number): number;
  /** Adds the documents with the value to the set. */
  addTo(bits: Bits, place: number): void;
  /** How many documents of the set have each value, by place. */
  countIn(set: DocSet): Uint32Array;
}

/**
 * What articles are. Common values are kept as bit sets, rare ones as lists, and each document knows its own: counting
 * takes whichever way is shorter.
 */
export class FixedDimension implements Dimension {
  readonly valueIds: readonly number[];
  readonly #places: ReadonlyMap<number, number>;
  readonly #postings: (Bits | { readonly docs: Uint32Array })[];
  readonly #docCount: number;
  /** The values of a document: `#values` from `#starts[doc]` up to `#ends[doc]`. */
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #values: Uint16Array;
  #valueCount: number;
  readonly #countingWork: number;

  /** Pairs of document and place, each pair once. */
  constructor(values: readonly { readonly id: number }[], docCount: number, docs: Uint32Array, places: Uint32Array) {
    this.valueIds = values.map((value) => value.id);
    this.#places = placesById(values);
    const byDoc = groupRows(docCount, docs);
    this.#docCount = docCount;
    this.#starts = byDoc.starts.slice(0, -1);
    this.#ends = byDoc.starts.slice(1);
    this.#valueCount = places.length;
    this.#values = gather(new Uint16Array(places.length), byDoc.rows, places);
    const byPlace = groupRows(values.length, places);
    this.#postings = values.map((_, place) => {
      const rows = byPlace.rows.subarray(byPlace.starts[place], byPlace.starts[place + 1]);
      return this.#posting(gather(new Uint32Array(rows.length), rows, docs));
    });
    this.#countingWork = this.#postings.reduce((sum, posting) => sum + lengthOf(posting), 0);
  }

  placeOf(valueId: number): number {
    return this.#places.get(valueId) ?? -1;
  }

  /** The ids of a document's values, in the order they were given. */
  idsOf(doc: number): number[] {
    const ids: number[] = [];
    const end = checked(this.#ends[doc]);
    for (let at = checked(this.#starts[doc]); at < end; at++)
      ids.push(checked(this.valueIds[checked(this.#values[at])]));
    return ids;
  }

  /** Puts the places of the values a document has now in place of those it had; each place once. */
  put(doc: number, places: readonly number[]): void {
    const [start, end] = [checked(this.#starts[doc]), checked(this.#ends[doc])];
    const before = Array.from(this.#values.subarray(start, end));
    for (const place of before) if (!places.includes(place)) this.#leave(doc, place);
    for (const place of places) if (!before.includes(place)) this.#enter(doc, place);
    const at = places.length <= before.length ? start : this.#room(places.length);
    this.#values.set(places, at);
    this.#starts[doc] = at;
    this.#ends[doc] = at + places.length;
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

  #leave(doc: number, place: number): void {
    const posting = this.#postings[place];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) clearBit(posting, doc);
    else this.#postings[place] = { docs: posting.docs.filter((other) => other !== doc) };
  }

  #enter(doc: number, place: number): void {
    const posting = this.#postings[place];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) setBit(posting, doc);
    else this.#postings[place] = this.#posting(Uint32Array.of(...posting.docs, doc));
  }

  #posting(members: Uint32Array): Bits | { readonly docs: Uint32Array } {
    if (members.length <= this.#docCount >>> 5) return { docs: members };
    const bits = noBits(this.#docCount);
    for (const doc of members) setBit(bits, doc);
    return bits;
  }

  addTo(bits: Bits, place: number): void {
    const posting = this.#postings[place];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) addAll(bits, posting);
    else for (const doc of posting.docs) setBit(bits, doc);
  }

  eachDoc(place: number, visit: (doc: number) => void): void {
    const posting = this.#postings[place];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array) eachBit(posting, visit);
    else for (const doc of posting.docs) visit(doc);
  }

  /** Visits the documents of the set that have the value, whichever of the two is shorter to go through. */
  eachDocIn(set: DocSet, place: number, visit: (doc: number) => void): void {
    const posting = this.#postings[place];
    if (posting === undefined) return;
    if (posting instanceof Uint32Array && set.count < posting.length) {
      for (const doc of set.docs) if (hasBit(posting, doc)) visit(doc);
    } else {
      this.eachDoc(place, (doc) => {
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
          const place = checked(this.#values[at]);
          counts[place] = checked(counts[place]) + 1;
        }
      }
      return counts;
    }
    for (let place = 0; place < counts.length; place++) {
      const posting = this.#postings[place];
      if (posting !== undefined) counts[place] = sharedWith(posting, set.bits);
    }
    return counts;
  }
}

/** Where articles are to be had: one bit set per shop, changed in place as stock comes and goes. */
export class ShopDimension implements Dimension {
  readonly valueIds: readonly number[];
  readonly #places: ReadonlyMap<number, number>;
  /** The places in ascending order of the shops' ids. */
  readonly placesById: readonly number[];
  readonly #bits: readonly Bits[];

  constructor(shops: readonly { readonly id: number }[], docCount: number) {
    this.valueIds = shops.map((shop) => shop.id);
    this.#places = placesById(shops);
    this.placesById = [...shops.keys()].sort((a, b) => checked(this.valueIds[a]) - checked(this.valueIds[b]));
    this.#bits = shops.map(() => noBits(docCount));
  }

  placeOf(shopId: number): number {
    return this.#places.get(shopId) ?? -1;
  }

  bitsOf(place: number): Bits | undefined {
    return this.#bits[place];
  }

  addTo(bits: Bits, place: number): void {
    const members = this.#bits[place];
    if (members) addAll(bits, members);
  }

  countIn(set: DocSet): Uint32Array {
    const few = set.count < set.bits.length;
    return Uint32Array.from(this.#bits, (members) => {
      if (!few) return countShared(members, set.bits);
      let count = 0;
      for (const doc of set.docs) if (hasBit(members, doc)) count++;
      return count;
    });
  }
}

function eachBit(bits: Bits, visit: (doc: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = checked(bits[at]); rest !== 0; rest &= rest - 1) visit((at << 5) + 31 - Math.clz32(rest & -rest));
  }
}

function lengthOf(posting: Bits | { readonly docs: Uint32Array }): number {
  return posting instanceof Uint32Array ? posting.length : posting.docs.length;
}

function sharedWith(posting: Bits | { readonly docs: Uint32Array }, bits: Bits): number {
  if (posting instanceof Uint32Array) return countShared(posting, bits);
  let count = 0;
  for (const doc of posting.docs) if (hasBit(bits, doc)) count++;
  return count;
}
