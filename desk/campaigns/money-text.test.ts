import { expect, test } from 'vitest';
import { amountText, readAmount, shortAmount } from './money-text.ts';

test('a price is read however it is written, and nothing else is', () => {
  expect(['2 099,00', '2099', '2\u00a0099 kr', '2099.50', '599,-'].map(readAmount)).toEqual([
    2099, 2099, 2099, 2099.5, 599,
  ]);
  expect(['', '0', '-5', 'femti', '1,234', '1e3'].map(readAmount)).toEqual([null, null, null, null, null, null]);
});

test('and written as the shop does', () => {
  expect([amountText(2099), shortAmount(2099), shortAmount(99.5)]).toEqual(['2\u00a0099,00', '2\u00a0099', '99,50']);
});
