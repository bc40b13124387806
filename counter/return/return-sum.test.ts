import { expect, test } from 'vitest';
import type { Returnable } from '#contract/counter/records.ts';
import { firstGiven, returnSum } from './return-sum.ts';

const line = (price: number, gives: number[], told: number): Returnable['lines'][number] => ({
  ean: '1',
  name: 'Rosa',
  size: null,
  color: null,
  image: null,
  price,
  bought: gives.length,
  left: gives.length,
  told,
  gives,
});

test('each piece gives back what it cost with its share of the discount, less what was worn off', () => {
  const lines = [line(39900, [35910, 35910, 35910], 2), line(129900, [116910], 1)];
  const given = firstGiven({ lines });
  expect(given.map(({ count }) => count)).toEqual([2, 1]);
  expect(returnSum(lines, given, 0)).toEqual({ goods: 209700, discount: 20970, deducted: 0, total: 188730 });
  expect(returnSum(lines, given, 5000).total).toBe(183730);
});

test('never less than nothing', () => {
  expect(returnSum([line(100, [90], 1)], [{ count: 1, condition: 'used' }], 1000).total).toBe(0);
});
