import { expect, test } from 'vitest';
import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';
import { synonymsOfStem, synonymWords } from './synonyms.ts';

const synonymsOf = (word: string) => synonymsOfStem(stem(fold(word)));

test('what shoppers also call things', () => {
  expect(synonymsOf('goggles')).toEqual(['alpinbrille']);
  expect(synonymsOf('ryggsekker')).toEqual(['sekk']);
  expect(synonymsOf('jakke')).toEqual([]);
});

test('no word is a synonym of itself, and none is listed twice', () => {
  for (const word of synonymWords) expect(synonymsOf(word).map(stem)).not.toContain(stem(word));
  expect(new Set(synonymWords.map(stem)).size).toBe(synonymWords.length);
});
