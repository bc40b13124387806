import type { Catalogue } from './catalogue-index.ts';

/** A query whose answers somebody has judged. */
export interface JudgedSearch {
  readonly text: string;
  /** Share of these articles that answer it, from 0 to 1; null: nothing in the shop does. */
  precision(articleIds: readonly number[]): number | null;
}

/** The judged queries of a shop's catalogue. */
export type JudgedSearches = (index: Catalogue) => Promise<readonly JudgedSearch[]>;
