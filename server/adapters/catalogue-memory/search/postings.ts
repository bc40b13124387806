/** The documents that have a term, and where in them it stands (fields.ts). */
export interface TermDocs {
  readonly docs: Uint32Array;
  readonly places: Uint8Array;
}

/** Which documents have which term. Built as one block; terms whose documents changed since stand apart. */
export class Postings {
  readonly #starts: Uint32Array;
  readonly #docs: Uint32Array;
  readonly #places: Uint8Array;
  readonly #changed = new Map<number, TermDocs>();

  /** By term: `docs` and `places` from `starts[term]` up to `starts[term + 1]`. */
  constructor(starts: Uint32Array, docs: Uint32Array, places: Uint8Array) {
    this.#starts = starts;
    this.#docs = docs;
    this.#places = places;
  }

  of(term: number): TermDocs {
    const changed = this.#changed.get(term);
    if (changed) return changed;
    const start = this.#starts[term] ?? 0;
    const end = this.#starts[term + 1] ?? start;
    return { docs: this.#docs.subarray(start, end), places: this.#places.subarray(start, end) };
  }

  lengthOf(term: number): number {
    const changed = this.#changed.get(term);
    return changed ? changed.docs.length : Math.max(0, (this.#starts[term + 1] ?? 0) - (this.#starts[term] ?? 0));
  }

  /** Where the term stands in some documents now; 0 for nowhere. The others stay as they are. */
  put(term: number, changes: ReadonlyMap<number, number>): void {
    const before = this.of(term);
    const docs = new Uint32Array(before.docs.length + changes.size);
    const places = new Uint8Array(docs.length);
    let count = 0;
    before.docs.forEach((doc, at) => {
      if (changes.has(doc)) return;
      docs[count] = doc;
      places[count++] = before.places[at] ?? 0;
    });
    for (const [doc, mask] of changes) {
      if (mask === 0) continue;
      docs[count] = doc;
      places[count++] = mask;
    }
    this.#changed.set(term, { docs: docs.slice(0, count), places: places.slice(0, count) });
  }
}
