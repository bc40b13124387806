import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withinOneEdit } from '#domain/search/edit-distance.ts';
import { NearWords } from './near-words.ts';

test('DEC-56 finds every known word one typing error away, and no other', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k'), minLength: 4, maxLength: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (known, asked) => {
      const near = new NearWords(known).near(asked, 100);
      expect(near).toEqual(known.filter((candidate) => candidate !== asked && withinOneEdit(candidate, asked)));
    }),
  );
});

test('short words are not guessed at', () => {
  expect(new NearWords(['sko', 'skoo']).near('ski', 5)).toEqual([]);
});
