import { expect, test } from 'vitest';
import { comparePath, readCompared, readCompareIds, toggleCompared } from './compared.ts';

test('what is stored is read with care, four at most', () => {
  expect(readCompared('[1001,1001,"x",-3,1002]')).toEqual([1001, 1002]);
  expect(readCompared('[1,2,3,4,5]')).toEqual([1, 2, 3, 4]);
  for (const text of [null, '', '{', '{"a":1}', '5']) expect(readCompared(text)).toEqual([]);
});

test('an article is taken in, and out again', () => {
  expect(toggleCompared([1001], 1002)).toEqual([1001, 1002]);
  expect(toggleCompared([1001, 1002], 1001)).toEqual([1002]);
});

test('a fifth has no room; one of the four can still be taken out', () => {
  expect(toggleCompared([1, 2, 3, 4], 5)).toBeNull();
  expect(toggleCompared([1, 2, 3, 4], 3)).toEqual([1, 2, 4]);
});

test('the address holds the ids in their order, and is read back whatever a proxy made of it', () => {
  expect(comparePath([1003, 1001])).toBe('/sammenlign/1003+1001');
  expect(comparePath([])).toBe('/sammenlign');
  for (const text of ['1003+1001', '1003 1001', '1003%2B1001', '1003+x+1003+1001']) {
    expect(readCompareIds(text)).toEqual([1003, 1001]);
  }
  expect(readCompareIds('1+2+3+4+5')).toEqual([1, 2, 3, 4]);
  expect(readCompareIds('')).toEqual([]);
});
