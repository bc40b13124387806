import { expect, test } from 'vitest';
import { boughtTexts, isSized, reviewedVariants, sizeColorText } from './size-color.ts';

const variant = (size: [number, string], color: [number, string]) => ({
  size: { id: size[0], name: size[1] },
  color: { id: color[0], name: color[1] },
});
const m = [1, 'M'] as [number, string];
const l = [2, 'L'] as [number, string];
const black = [7, 'Svart'] as [number, string];
const blue = [8, 'Blå'] as [number, string];
const jacket = [variant(m, black), variant(m, blue), variant(l, black)];

test('ENT-49 size and colour in one text; what has no size is told by its colour', () => {
  expect(sizeColorText('M', 'Svart')).toBe('M, svart');
  expect(sizeColorText('One size', 'Svart')).toBe('Svart');
  expect([isSized('M'), isSized('One size')]).toEqual([true, false]);
});

test('GEN-25 a filter is the texts of the variants that fit it', () => {
  expect(boughtTexts(jacket, { sizeId: null, colorId: null })).toBeNull();
  expect(boughtTexts(jacket, { sizeId: 1, colorId: null })).toEqual(['M, svart', 'M, Svart', 'M, blå', 'M, Blå']);
  expect(boughtTexts(jacket, { sizeId: 1, colorId: 8 })).toEqual(['M, blå', 'M, Blå']);
  expect(boughtTexts(jacket, { sizeId: 2, colorId: 8 })).toEqual([]);
});

test('GEN-25 the variants that reviews speak of, however they spell the colour; others are nobody’s', () => {
  const counts = [
    { sizeColor: 'M, svart', count: 3 },
    { sizeColor: 'M, Svart', count: 1 },
    { sizeColor: 'L, SVART', count: 2 },
    { sizeColor: 'XXL, rosa', count: 9 },
  ];
  expect(reviewedVariants(jacket, counts)).toEqual([
    { sizeId: 1, colorId: 7, count: 4 },
    { sizeId: 2, colorId: 7, count: 2 },
  ]);
  const hat = [variant([9, 'One size'], black)];
  expect(reviewedVariants(hat, [{ sizeColor: 'Svart', count: 2 }])).toEqual([{ sizeId: 9, colorId: 7, count: 2 }]);
});
