import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { SearchCount, SearchCounts } from '#server/ports/catalogue/search-counts.ts';

/** Most distinct queries that are held in memory; further ones are not counted until the next write. */
const mostQueries = 5_000;
const enoughVisitors = 3;

/** Counts searches in memory, and writes them all together. */
export class SearchCounter {
  readonly #counts: Pick<SearchCounts, 'add'>;
  readonly #now: () => number;
  readonly #markOf: (text: string) => number;
  #pending = new Map<string, SearchCount>();
  /** Searches since the start by whether they found something, whatever is written of them. */
  readonly tally = { found: 0, nothing: 0 };

  constructor(counts: Pick<SearchCounts, 'add'>, now: () => number, markOf: (text: string) => number) {
    this.#counts = counts;
    this.#markOf = markOf;
    this.#now = now;
  }

  /** `visitor`: whoever searches, as far as their address tells; it is not held. */
  searched(
    query: string,
    { hits, leftOut }: { readonly hits: number; readonly leftOut: boolean },
    visitor: string,
  ): void {
    this.tally[hits > 0 ? 'found' : 'nothing'] += 1;
    const nothing = this.#nothingOf(query);
    const mark = this.#markOf(JSON.stringify([nothing.day, query, visitor]));
    this.#add({ ...nothing, searches: 1, hits, leftOut, visitors: [mark] });
  }

  followed(query: string, position: number): void {
    this.#add({ ...this.#nothingOf(query), clicks: 1, positions: position });
  }

  /** What could not be written is counted on. */
  async write(): Promise<void> {
    const counts = [...this.#pending.values()];
    if (counts.length === 0) return;
    this.#pending = new Map();
    try {
      await this.#counts.add(counts);
    } catch (error) {
      const since = [...this.#pending.values()];
      this.#pending = new Map();
      for (const count of [...counts, ...since]) this.#add(count);
      throw error;
    }
  }

  #nothingOf(query: string): SearchCount {
    const day = isoDate(osloTime(this.#now()).date);
    return { day, query, searches: 0, hits: null, leftOut: false, clicks: 0, positions: 0, visitors: [] };
  }

  #add(count: SearchCount): void {
    const key = `${count.day} ${count.query}`;
    const before = this.#pending.get(key);
    if (before === undefined && this.#pending.size >= mostQueries) return;
    this.#pending.set(key, before === undefined ? count : together(before, count));
  }
}

function together(before: SearchCount, after: SearchCount): SearchCount {
  return {
    ...before,
    searches: before.searches + after.searches,
    hits: after.hits ?? before.hits,
    leftOut: after.hits === null ? before.leftOut : after.leftOut,
    clicks: before.clicks + after.clicks,
    positions: before.positions + after.positions,
    visitors: [...new Set([...before.visitors, ...after.visitors])].slice(0, enoughVisitors),
  };
}
