import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNorwegian } from '#domain/text/collation.ts';
import { collationKey } from './collation-key.ts';

test('where keys differ they say what the collator says', () => {
  const character = fc.constantFrom(...' -/.,&0123456789abekmoæøåABEKMOÆØÅéüäö');
  const text = fc.oneof(
    fc.array(character, { maxLength: 8 }).map((characters) => characters.join('')),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [x, y] = [collationKey(a), collationKey(b)];
      if (x === null || y === null || x === y) return;
      expect(Math.sign(compareNorwegian(a, b))).toBe(x < y ? -1 : 1);
    }),
    { numRuns: 5_000 },
  );
});

test('most names have a key; those with an aa, another alphabet or too many letters are asked about', () => {
  expect(collationKey('Vikåsen Regnjakke 2-i-1, blå/svart')).not.toBeNull();
  for (const text of ['Aasen', 'kanAA', 'Émile', 'a'.repeat(300), 'tab\t']) expect(collationKey(text)).toBeNull();
});
