import type { PriceFacet } from '../../../ports/catalogue/catalogue-index.ts';
import { priceBuckets } from '../../catalogue-shared/price-buckets.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { DocSet } from '../structures/doc-set.ts';

/** The range of prices, and how many articles each part of it holds. */
export function priceFacet(set: DocSet, gross: Int32Array): PriceFacet {
  if (set.count === 0) return { min: 0, max: 0, start: 0, width: 0, histogram: [] };
  let min = Infinity;
  let max = -Infinity;
  for (const doc of set.docs) {
    const price = checked(gross[doc]);
    if (price < min) min = price;
    if (price > max) max = price;
  }
  const { start, width, count } = priceBuckets(min, max);
  const histogram = new Array<number>(count).fill(0);
  for (const doc of set.docs) {
    const bucket = Math.floor((checked(gross[doc]) - start) / width);
    histogram[bucket] = checked(histogram[bucket]) + 1;
  }
  return { min, max, start, width, histogram };
}
