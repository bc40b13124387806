import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionsOf, withinOneEdit } from './edit-distance.ts';

test.each([
  ['jakke', 'jakke', true],
  ['jake', 'jakke', true],
  ['jakkke', 'jakke', true],
  ['jakle', 'jakke', true],
  ['jakek', 'jakke', true],
  ['ajkke', 'jakke', true],
  ['jkae', 'jakke', false],
  ['jak', 'jakke', false],
  ['ekkaj', 'jakke', false],
  ['', 'a', true],
  ['', 'ab', false],
])('DEC-56 between %s and %s there is at most one typing error: %s', (a, b, expected) => {
  expect(withinOneEdit(a, b)).toBe(expected);
  expect(withinOneEdit(b, a)).toBe(expected);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('it agrees with counting the errors', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(withinOneEdit(a, b)).toBe(errorsBetween(a, b) <= 1);
    }),
  );
});

test('two words one error apart share a form with one letter left out', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      if (!withinOneEdit(a, b)) return;
      const forms = new Set(deletionsOf(a));
      expect(deletionsOf(b).some((form) => forms.has(form))).toBe(true);
    }),
  );
});

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function errorsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[a.length]![b.length]!;
}
