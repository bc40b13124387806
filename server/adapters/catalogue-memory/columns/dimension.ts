import type { FacetField } from '../../../ports/catalogue/catalogue-index.ts';
import type { Bits } from '../structures/bit-set.ts';
import type { DocSet } from '../structures/doc-set.ts';

/** What an article is; where it is to be had changes all the time. */
export type FixedFacetField = Exclude<FacetField, 'AvailableShopID'>;

/** Something articles can be filtered and counted by: a list of values, and which documents have which. */
export interface Dimension {
  /** The ids of the values, in the order of their reference list. */
  readonly valueIds: readonly number[];
  ordinalOf(valueId: number): number;
  /** Adds the documents with the value to the set. */
  addTo(bits: Bits, ordinal: number): void;
  /** How many documents of the set have each value, by ordinal. */
  countIn(set: DocSet): Uint32Array;
}
