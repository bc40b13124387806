import { expect, test } from 'vitest';
import { numberOfWord } from './number-words.ts';

test.each([
  ['to', 2],
  ['ti', 10],
  ['tjuefem', 25],
  ['hundre', 100],
  ['femhundre', 500],
  ['totusen', 2000],
  ['zwanzig', 20],
  ['twenty', 20],
  ['femhundra', 500],
  ['zweitausend', 2000],
  ['jakke', Number.NaN],
  ['constructor', Number.NaN],
])('%s', (word, value) => {
  expect(numberOfWord(word)).toBe(value);
});
