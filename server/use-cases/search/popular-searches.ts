import type { SearchCounts } from '#server/ports/catalogue/search-counts.ts';

const days = 7;
/** More than are shown: some find nothing any more, others say the same. */
const most = 40;
const freshMs = 10 * 60_000;

/** What is searched for most, read again every ten minutes at most, and only when somebody asks. */
export class PopularSearches {
  readonly #counts: Pick<SearchCounts, 'popular'>;
  readonly #now: () => number;
  #readAt = Number.NEGATIVE_INFINITY;
  #latest: Promise<readonly string[]> = Promise.resolve([]);

  constructor(counts: Pick<SearchCounts, 'popular'>, now: () => number) {
    this.#counts = counts;
    this.#now = now;
  }

  /** When it cannot be read, what was read last. */
  current(): Promise<readonly string[]> {
    if (this.#now() - this.#readAt >= freshMs) {
      this.#readAt = this.#now();
      const before = this.#latest;
      this.#latest = this.#counts.popular(days, most).catch(() => before);
    }
    return this.#latest;
  }
}
