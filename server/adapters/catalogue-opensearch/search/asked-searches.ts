import type { Clause } from '../clause.ts';
import type { SearchAnswer } from '../connection/search-answer.ts';

/** A question as searches, which may be none, and how their answers are read. */
export interface AskedSearches {
  readonly bodies: readonly Clause[];
  read(answers: readonly SearchAnswer[]): readonly number[];
}
