import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layPaper } from './paper-pages.ts';

test('nothing to print, a front alone, and a front with a spread', () => {
  expect(layPaper([])).toBeNull();
  expect(layPaper([1])).toEqual({ front: 1, inner: [] });
  expect(layPaper([1, 2, 3])).toEqual({ front: 1, inner: [[2], [3]] });
  expect(layPaper([1, 2, 3, 4, 5, 6, 7, 8, 9])?.inner).toEqual([
    [2, 3, 4, 5],
    [6, 7, 8, 9],
  ]);
});

test('every article but one that stands alone is printed once, in order, on an even number of even pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 200 }), (count) => {
      const articles = Array.from({ length: count }, (_, index) => index);
      const { front, inner } = layPaper(articles) ?? { front: -1, inner: [] };
      expect([front, ...inner.flat()]).toEqual(articles);
      const sizes = inner.map((page) => page.length);
      expect(sizes.length % 2).toBe(0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
    }),
  );
});
