const step = 10;
const mostBuckets = 24;

export interface PriceBuckets {
  readonly start: number;
  readonly width: number;
  readonly count: number;
}

/** Into which parts a range of prices falls. They begin and end at whole tens (CONST-16). */
export function priceBuckets(min: number, max: number): PriceBuckets {
  const start = Math.floor(min / step) * step;
  const width = Math.max(step, Math.ceil((max + 1 - start) / mostBuckets / step) * step);
  return { start, width, count: Math.floor((max - start) / width) + 1 };
}

/** What every bucket begins and ends at a multiple of. */
export const bucketStep = step;
