import { expect, test } from 'vitest';
import { isWords, synonymFault } from './steering-words.ts';

test.each([
  ['hodelykt', 1, true],
  ['t-skjorte', 1, true],
  ['gore tex', 3, true],
  ['gore tex', 1, false],
  ['en to tre fire', 3, false],
  ['92', 1, false],
  ['jakke!', 1, false],
  ['', 1, false],
])('%j of at most %i words: %s', (said, most, good) => {
  expect(isWords(said, most)).toBe(good);
});

test('several words stand for others one way only, and nothing stands for itself', () => {
  expect(synonymFault({ word: 'gore tex', words: ['skalljakke'], both: true })).toBe('phrase-both-ways');
  expect(synonymFault({ word: 'gore tex', words: ['skalljakke'], both: false })).toBeNull();
  expect(synonymFault({ word: 'lykt', words: ['hodelykt', 'lykt'], both: false })).toBe('itself');
});
