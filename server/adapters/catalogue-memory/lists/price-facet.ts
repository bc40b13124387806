import type { PriceFacet } from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../structures/checked.ts';
import type { DocSet } from '../structures/doc-set.ts';

const step = 10;
const mostBuckets = 24;

/** The range of prices, and how many articles each part of it holds. Buckets begin and end at whole tens (CONST-16). */
export function priceFacet(set: DocSet, gross: Int32Array): PriceFacet {
  if (set.count === 0) return { min: 0, max: 0, start: 0, width: 0, histogram: [] };
  let min = Infinity;
  let max = -Infinity;
  for (const doc of set.docs) {
    const price = checked(gross[doc]);
    if (price < min) min = price;
    if (price > max) max = price;
  }
  const start = Math.floor(min / step) * step;
  const width = Math.max(step, Math.ceil((max + 1 - start) / mostBuckets / step) * step);
  const histogram = new Array<number>(Math.floor((max - start) / width) + 1).fill(0);
  for (const doc of set.docs) {
    const bucket = Math.floor((checked(gross[doc]) - start) / width);
    histogram[bucket] = checked(histogram[bucket]) + 1;
  }
  return { min, max, start, width, histogram };
}
