import { expect, test } from 'vitest';
import { CARE, type CareSymbol, ICONS, STOCK_SLATS } from './icons.ts';

/** Path data alone: commands and numbers, starting with a move, so that it can stand in a d attribute. */
const PATH_DATA = /^M[MmLlHhVvCcSsQqTtAaZz0-9 .-]+$/;

test.each(Object.entries(ICONS))('icon %s is path data', (_name, data) => {
  expect(data).toMatch(PATH_DATA);
});

test.each(Object.entries<CareSymbol>(CARE))('laundry symbol %s is path data with a name', (_name, symbol) => {
  expect(symbol.outline).toMatch(PATH_DATA);
  if (symbol.dot) expect(symbol.dot).toMatch(PATH_DATA);
  expect(symbol.label).not.toBe('');
});

test('the stock glyph fills from the floor up', () => {
  const tops = STOCK_SLATS.map((slat) => slat.y);
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  expect(STOCK_SLATS).toHaveLength(3);
});
