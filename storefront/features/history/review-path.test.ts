import { expect, test } from 'vitest';
import { reviewPath } from './review-path.ts';

const line = { Slug: 'turjakke', Reviewed: false, Size: 'XL', Color: 'Grønn' };

test('GEN-26 DEC-122 what was bought is reviewed in the size and colour it was bought in, once', () => {
  expect(reviewPath(line)).toBe('/product/turjakke?farge=gronn&storrelse=xl#skriv-omtale');
  expect(reviewPath({ ...line, Size: null, Color: null })).toBe('/product/turjakke#skriv-omtale');
  expect(reviewPath({ ...line, Reviewed: true })).toBeNull();
  expect(reviewPath({ ...line, Slug: null })).toBeNull();
});
