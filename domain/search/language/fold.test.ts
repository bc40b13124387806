import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['bær', 'baer'],
  ['baer', 'baer'],
  ['løpe', 'lope'],
  ['lope', 'lope'],
  ['åre', 'are'],
  ['aare', 'are'],
  ['are', 'are'],
  ['fôret', 'foret'],
  ['idé', 'ide'],
  ['3xl', '3xl'],
])('DEC-56 %s folds to %s', (word, key) => {
  expect(fold(word)).toBe(key);
});
