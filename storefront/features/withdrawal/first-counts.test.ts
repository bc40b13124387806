import { expect, test } from 'vitest';
import { allLeft, firstCounts } from './first-counts.ts';

const line = (EanNo: string, Count: number, Withdrawn = 0) => ({ EanNo, Count, Withdrawn });

test('GEN-26 the only piece left is chosen from the start; among several the customer chooses', () => {
  expect(firstCounts([line('a', 1)])).toEqual({ a: 1 });
  expect(firstCounts([line('a', 2, 1), line('b', 1, 1)])).toEqual({ a: 1, b: 0 });
  expect(firstCounts([line('a', 1), line('b', 1)])).toEqual({});
  expect(firstCounts([line('a', 2)])).toEqual({});
  expect(allLeft([line('a', 3, 1), line('b', 1)])).toEqual({ a: 2, b: 1 });
});
