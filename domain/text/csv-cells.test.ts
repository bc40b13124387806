import { expect, test } from 'vitest';
import { csvCells, delimiterOf, withCell } from './csv-cells.ts';

test('cells with quotes are read, and written back with another value', () => {
  expect(csvCells('1;"a;b ""c""";3', ';')).toEqual(['1', 'a;b "c"', '3']);
  expect(withCell('1;"a;b";3', ';', 2, '4')).toBe('1;"a;b";4');
  expect(withCell('1', ',', 2, 'x,y')).toBe('1,,"x,y"');
});

test('a heading tells its delimiter', () => {
  expect(['EanNo;ShopID;Qty', 'a\tb', 'a,b', 'a'].map(delimiterOf)).toEqual([';', '\t', ',', ';']);
});
