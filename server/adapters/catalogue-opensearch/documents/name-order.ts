import { compareNorwegian } from '#domain/text/collation.ts';

/** The ranks of names are spread over this, so that a new name finds room between its neighbours. */
const room = 2 ** 52;

/**
 * Norwegian order as numbers, for an engine that cannot sort by it: each name has a rank, with gaps between them. A name that
 * comes later gets the middle of its gap. Where a gap is used up, the name shares the rank of the one before it until the index
 * is built anew.
 */
export class NameOrder {
  readonly #names: string[];
  readonly #ranks: number[];
  /** Some names share a rank without being the same. */
  isFull = false;

  private constructor(names: string[], ranks: number[]) {
    this.#names = names;
    this.#ranks = ranks;
  }

  static spread(names: Iterable<string>): NameOrder {
    const sorted = [...new Set(names)].sort(compareNorwegian);
    const gap = Math.floor(room / (sorted.length + 1));
    let rank = 0;
    const ranks = sorted.map((name, at) => {
      if (at === 0 || compareNorwegian(sorted[at - 1] ?? '', name) !== 0) rank += gap;
      return rank;
    });
    return new NameOrder(sorted, ranks);
  }

  /** As it was given out before: names with their ranks, in any order. */
  static resume(given: Iterable<readonly [name: string, rank: number]>): NameOrder {
    const sorted = [...new Map(given)].sort(([a], [b]) => compareNorwegian(a, b));
    return new NameOrder(
      sorted.map(([name]) => name),
      sorted.map(([, rank]) => rank),
    );
  }

  rankOf(name: string): number {
    const at = this.#firstNotBefore(name);
    const next = this.#names[at];
    if (next !== undefined && compareNorwegian(next, name) === 0) return this.#ranks[at] ?? 0;
    const low = this.#ranks[at - 1] ?? 0;
    const high = this.#ranks[at] ?? room;
    const rank = Math.floor((low + high) / 2);
    if (rank === low) this.isFull = true;
    this.#names.splice(at, 0, name);
    this.#ranks.splice(at, 0, rank);
    return rank;
  }

  #firstNotBefore(name: string): number {
    let low = 0;
    let high = this.#names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareNorwegian(this.#names[middle] ?? '', name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
