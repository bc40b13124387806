import { expect, test } from 'vitest';
import { readKroner, sumText } from './money.ts';

test('kroner are read as they are typed, to the øre', () => {
  expect(['99,50', '1 299', '0.1', '', '74,4 kr'].map(readKroner)).toEqual([9950, 129900, 10, 0, 7440]);
  expect(['-1', '1e5', 'mye', '1,999', '99999999'].map(readKroner)).toEqual([null, null, null, null, null]);
});

test('sums have two decimals and a real minus', () => {
  expect([sumText(129900), sumText(-7440)]).toEqual(['1\u00a0299,00', '−74,40']);
});
