import { expect, test } from 'vitest';
import { colourKey, sizeKey } from './attribute-words.ts';

test('forms and names of one colour meet', () => {
  expect(new Set(['rød', 'røde', 'rødt', 'Rød', 'rod'].map(colourKey)).size).toBe(1);
  expect(colourKey('sort')).toBe(colourKey('svarte'));
  expect(colourKey('blått')).toBe(colourKey('Blå'));
  expect(colourKey('grønt')).toBe(colourKey('grønn'));
});

test('sizes answer to other names for them', () => {
  expect(sizeKey('Medium')).toBe(sizeKey('M'));
  expect(sizeKey('2XL')).toBe(sizeKey('XXL'));
});
