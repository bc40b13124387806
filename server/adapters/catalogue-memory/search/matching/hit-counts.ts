import { stem } from '#domain/search/language/stem.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import { outright } from '../../../catalogue-shared/terms/fields.ts';
import type { Snapshot } from '../../snapshot.ts';
import { type Bits, hasBit } from '../../structures/bit-set.ts';

/** How many articles of a set are what a word names, by the word itself or at the end of a compound. */
export class HitCounts {
  readonly #snapshot: Snapshot;
  readonly #among: Bits;
  /** Which word each document was last counted for: no document counts twice. */
  readonly #countedFor: Uint32Array;
  #words = 0;

  constructor(snapshot: Snapshot, among: Bits) {
    this.#snapshot = snapshot;
    this.#among = among;
    this.#countedFor = new Uint32Array(snapshot.articles.capacity);
  }

  ofWord(folded: string): number {
    return this.ofStem(stem(folded));
  }

  ofStem(stemmed: string): number {
    const { terms } = this.#snapshot;
    this.#words++;
    return this.#add(terms.family(stemmed)) + this.#add(terms.compoundsEndingIn(stemmed));
  }

  #add(terms: Iterable<number>): number {
    let count = 0;
    for (const term of terms) {
      const { docs, fieldMasks } = this.#snapshot.terms.store.postings.of(term);
      for (let at = 0; at < docs.length; at++) {
        const doc = checked(docs[at]);
        if ((checked(fieldMasks[at]) & outright) === 0 || this.#countedFor[doc] === this.#words) continue;
        if (!hasBit(this.#among, doc)) continue;
        this.#countedFor[doc] = this.#words;
        count++;
      }
    }
    return count;
  }
}
