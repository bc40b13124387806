import { describe, expect, test } from 'vitest';
import { listPriceRange } from './list-price-range.ts';
import { priceHistogram } from './price-histogram.ts';

const spread = { min: 399, max: 699, start: 399, width: 100, histogram: [1, 1, 0, 1] };

describe('range of the slider', () => {
  test('VAL-33 0 to 100 before data', () => {
    expect(listPriceRange({ category: { min: 399, max: 699 }, spread: null, chosen: null })).toEqual({
      min: 0,
      max: 100,
    });
  });

  test('DEC-51 the category’s prices rounded out to tens, whatever else is chosen', () => {
    const hits = { ...spread, min: 500, max: 500 };
    expect(listPriceRange({ category: { min: 399, max: 699 }, spread: hits, chosen: null })).toEqual({
      min: 390,
      max: 700,
    });
  });

  test('DEC-51 other lists have the range of their hits, widened to what was chosen before', () => {
    expect(listPriceRange({ category: null, spread, chosen: null })).toEqual({ min: 390, max: 700 });
    expect(listPriceRange({ category: null, spread, chosen: { min: 200, max: 650 } })).toEqual({ min: 200, max: 700 });
  });

  test('a list of one price, or of none, still has a slider', () => {
    const one = { min: 500, max: 500, start: 500, width: 1, histogram: [3] };
    expect(listPriceRange({ category: null, spread: one, chosen: null })).toEqual({ min: 500, max: 510 });
    const none = { min: 0, max: 0, start: 0, width: 0, histogram: [] };
    expect(listPriceRange({ category: null, spread: none, chosen: null })).toEqual({ min: 0, max: 100 });
    expect(listPriceRange({ category: null, spread: none, chosen: { min: 300, max: 400 } })).toEqual({
      min: 300,
      max: 400,
    });
  });
});

describe('histogram', () => {
  test('every article is somewhere, and where it belongs', () => {
    const counts = priceHistogram({ min: 390, max: 800 }, spread);
    expect(counts).toHaveLength(24);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeCloseTo(3);
    expect(counts[0]).toBeLessThan(counts[3] ?? 0);
    expect(counts[14]).toBe(0);
  });

  test('no prices, no bars', () => {
    expect(priceHistogram({ min: 0, max: 100 }, { min: 0, max: 0, start: 0, width: 0, histogram: [] })).toEqual([]);
  });
});
