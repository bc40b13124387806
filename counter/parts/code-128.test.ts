import { expect, test } from 'vitest';
import { code128Bars, code128Values } from './code-128.ts';
import { oereOfText } from './typed-amount.ts';

test('figures go two in a symbol, an odd one last as a letter, and the check symbol ends it', () => {
  // start C, 20, 41, to B, '8' (24), check: (105 + 20 + 2·41 + 3·100 + 4·24) mod 103
  expect(code128Values('20418')).toEqual([105, 20, 41, 100, 24, (105 + 20 + 82 + 300 + 96) % 103]);
});

test('letters go one by one', () => {
  expect(code128Values('AB')).toEqual([104, 33, 34, (104 + 33 + 2 * 34) % 103]);
});

test('eleven units a symbol, thirteen for the end, and bars that do not touch', () => {
  const { width, path } = code128Bars('2041');
  expect(width).toBe(4 * 11 + 13);
  expect(path.match(/M/g)).toHaveLength(4 * 3 + 4);
});

test('a typed amount of money', () => {
  expect(['1 299,50', '12', '0.5', 'abc', '1,234'].map(oereOfText)).toEqual([129950, 1200, 50, null, null]);
});
