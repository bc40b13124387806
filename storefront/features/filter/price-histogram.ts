import type { PriceRange } from '#domain/filter/price-range.ts';
import type { PriceSpread } from './list-facets.ts';

const bars = 24;

/** The list's buckets shared out over the slider's own range: each bar gets the part of a bucket that lies in it. */
export function priceHistogram(range: PriceRange, { start, width, histogram }: PriceSpread): readonly number[] {
  const barWidth = (range.max - range.min) / bars;
  if (width <= 0 || barWidth <= 0) return [];
  return Array.from({ length: bars }, (_, index) => {
    const from = range.min + index * barWidth;
    const to = from + barWidth;
    return histogram.reduce((sum, count, bucket) => {
      const low = start + bucket * width;
      const overlap = Math.min(to, low + width) - Math.max(from, low);
      return overlap > 0 ? sum + (count * overlap) / width : sum;
    }, 0);
  });
}
