import type { QueryReading } from '#domain/search/reader/query-reading.ts';
import type { RequestedOrder } from '#domain/search/reader/reading.ts';
import type { Bits } from '../../structures/bit-set.ts';

/** What a text matches: which documents, and how well. Shared by all who ask for the text, so nobody may change it. */
export interface TextMatches {
  /** From 1; what was matched anew has another. */
  readonly number: number;
  readonly bits: Bits;
  /** Ascending. */
  readonly docs: Uint32Array;
  /** In the order of the documents. */
  readonly scores: Float32Array;
  readonly order: RequestedOrder | null;
  readonly reading: QueryReading;
}
