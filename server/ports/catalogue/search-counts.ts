/** What was searched for on a day, of all visitors together. */
export interface SearchCount {
  /** In Norway, as 2026-12-24. */
  readonly day: string;
  readonly query: string;
  readonly searches: number;
  /** Null when it was only followed. */
  readonly hits: number | null;
  readonly leftOut: boolean;
  readonly clicks: number;
  /** Sum of the positions followed, from 1. */
  readonly positions: number;
  /** Marks of those who searched, at most three: from the third on nobody asks who. */
  readonly visitors: readonly number[];
}

export interface SearchCounts {
  /** Adds to what is there of the same day and query; all or none. */
  add(counts: readonly SearchCount[]): Promise<void>;
  /** What was searched for most in the last days and found, most first; never what few have searched for. */
  popular(days: number, most: number): Promise<readonly string[]>;
}
