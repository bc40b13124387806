import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageRequestsBetween } from './page-requests.ts';

test('DEC-45 TRAP-17 the second page follows the first, none twice', () => {
  expect(pageRequestsBetween(0, 20)).toEqual([{ page: 0, size: 20 }]);
  expect(pageRequestsBetween(20, 40)).toEqual([{ page: 1, size: 20 }]);
  expect(pageRequestsBetween(40, 60)).toEqual([{ page: 2, size: 20 }]);
});

test('a list reopened as far as it was takes few calls', () => {
  expect(pageRequestsBetween(0, 60)).toEqual([{ page: 0, size: 60 }]);
  expect(pageRequestsBetween(0, 140)).toEqual([
    { page: 0, size: 100 },
    { page: 1, size: 100 },
  ]);
  expect(pageRequestsBetween(40, 40)).toEqual([]);
});

test('the spans hold every article from the one to the other, each once', () => {
  const pages = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(pages, pages, (a, b) => {
      const [from, to] = [Math.min(a, b) * 20, Math.max(a, b) * 20];
      const held = pageRequestsBetween(from, to).flatMap(({ page, size }) =>
        Array.from({ length: size }, (_, index) => page * size + index),
      );
      expect(held.slice(0, to - from)).toEqual(Array.from({ length: to - from }, (_, index) => from + index));
    }),
  );
});
