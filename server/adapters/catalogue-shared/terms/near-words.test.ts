import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withinOneEdit } from '#domain/search/language/edit-distance.ts';
import { TimeSlice } from '../structures/time-slice.ts';
import { NearWords } from './near-words.ts';

test('DEC-56 finds every known word one typing error away, and no other', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k'), minLength: 4, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word), word, async (known, asked) => {
      const near = (await NearWords.build(known, new TimeSlice())).near(asked, 100);
      expect(near).toEqual(known.filter((candidate) => candidate !== asked && withinOneEdit(candidate, asked)));
    }),
  );
});

test('short words are not guessed at', async () => {
  expect((await NearWords.build(['sko', 'skoo'], new TimeSlice())).near('ski', 5)).toEqual([]);
});
