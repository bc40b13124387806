import type { PriceChoice } from '#domain/filter/filter-choice.ts';
import { defaultPriceRange, type PriceRange, priceRangeOf, priceStep } from '#domain/filter/price-range.ts';
import type { PriceSpread } from './list-facets.ts';

export interface ListPrices {
  /** Lowest and highest price of the category shown; null on other lists. */
  readonly category: PriceRange | null;
  /** Null before the list is there. */
  readonly spread: PriceSpread | null;
  readonly chosen: PriceChoice | null;
}

/**
 * The slider's range (DEC-51): the category's, else that of the hits, rounded out to tens; 0 to 100 before data. Hits change
 * with the other filters, so a price chosen before stays within reach.
 */
export function listPriceRange({ category, spread, chosen }: ListPrices): PriceRange {
  if (spread === null) return defaultPriceRange;
  if (category !== null) return priceRangeOf(category.min, category.max);
  const found = spread.histogram.length === 0 ? (chosen ?? defaultPriceRange) : spread;
  const low = Math.min(found.min, chosen?.min ?? found.min);
  const high = Math.max(found.max, chosen?.max ?? found.max);
  const range = priceRangeOf(low, high);
  return range.max > range.min ? range : { min: range.min, max: range.min + priceStep };
}
