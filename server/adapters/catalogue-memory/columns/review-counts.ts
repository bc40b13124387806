import type { ReviewSummaryRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { IdLookup } from '../structures/id-lookup.ts';

const ratings = 5;
const fits = 3;
const perArticle = ratings + fits;

/** Counts of approved reviews, for the documents that have any. */
export class ReviewCounts {
  readonly #rowOfDoc: Int32Array;
  readonly #counts: Uint32Array;
  readonly #changed = new Map<number, Uint32Array>();

  constructor(rows: readonly ReviewSummaryRow[], docCount: number, docById: IdLookup) {
    this.#rowOfDoc = new Int32Array(docCount).fill(-1);
    this.#counts = new Uint32Array(rows.length * perArticle);
    rows.forEach((row, at) => {
      const doc = docById.find(row.articleId);
      if (doc === -1) return;
      this.#rowOfDoc[doc] = at;
      this.#counts.set([...row.ratingCounts, ...row.trueToSizeCounts], at * perArticle);
    });
  }

  /** How many gave 1 … 5 stars. */
  ratings(doc: number): [number, number, number, number, number] {
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = this.#of(doc).subarray(0, ratings);
    return [one, two, three, four, five];
  }

  /** How many found it small, true, large. */
  fits(doc: number): [number, number, number] {
    const [small = 0, asExpected = 0, large = 0] = this.#of(doc).subarray(ratings);
    return [small, asExpected, large];
  }

  put(doc: number, row: ReviewSummaryRow | undefined): void {
    this.#changed.set(doc, row ? Uint32Array.of(...row.ratingCounts, ...row.trueToSizeCounts) : noCounts);
  }

  #of(doc: number): Uint32Array {
    const changed = this.#changed.get(doc);
    if (changed) return changed;
    const row = checked(this.#rowOfDoc[doc]);
    return row === -1 ? noCounts : this.#counts.subarray(row * perArticle, (row + 1) * perArticle);
  }
}

const noCounts = new Uint32Array(perArticle);
