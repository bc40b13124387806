import { expect, test } from 'vitest';
import { likelyWord } from './likely-word.ts';

const known = ['hodelykt', 'lommelykt', 'skalljakke', 'tursekk', 'ullsett'];

test.each([
  ['headlykt', 'hodelykt'],
  ['skaldjakke', 'skalljakke'],
  ['hundesele', null],
  ['lue', null],
  ['tursekk', null],
])('%s: %s', (written, meant) => {
  expect(likelyWord(written, known)).toBe(meant);
});
