import { expect, test } from 'vitest';
import { colourKey, gendersOfWord, sizeKey, wordsForSize } from './attribute-words.ts';

test('ENT-40 words for whom a thing is made', () => {
  expect(gendersOfWord('dame')).toEqual({ near: [2], further: [] });
  expect(gendersOfWord('menn')).toEqual({ near: [1], further: [] });
  expect(gendersOfWord('barn')).toEqual({ near: [4], further: [11] });
  expect(gendersOfWord('gutt')).toEqual({ near: [4, 11], further: [] });
  expect(gendersOfWord('unisex')).toEqual({ near: [10], further: [] });
  expect(gendersOfWord('jakke')).toBeNull();
});

test('forms and names of one colour meet', () => {
  expect(new Set(['rød', 'røde', 'rødt', 'Rød', 'rod'].map(colourKey)).size).toBe(1);
  expect(colourKey('sort')).toBe(colourKey('svarte'));
  expect(colourKey('blått')).toBe(colourKey('Blå'));
  expect(colourKey('grønt')).toBe(colourKey('grønn'));
});

test('sizes answer to their names, letters and ranges', () => {
  expect(sizeKey('Medium')).toBe(sizeKey('M'));
  expect(sizeKey('2XL')).toBe(sizeKey('XXL'));
  expect(wordsForSize('36-38')).toEqual(['36', '37', '38']);
  expect(wordsForSize('S/M')).toEqual(['s/m', 's', 'm']);
  expect(wordsForSize('One size')).toEqual(['one size']);
  expect(wordsForSize('1-999')).toEqual(['1-999']);
});
