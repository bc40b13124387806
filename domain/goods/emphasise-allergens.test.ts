import { expect, test } from 'vitest';
import { emphasiseAllergens, unnamedAllergens } from './emphasise-allergens.ts';

const shown = (ingredients: string, allergens: string[]) =>
  emphasiseAllergens(ingredients, allergens)
    .map(({ text, allergen }) => (allergen ? `*${text}*` : text))
    .join('');

test('allergens stand out, in whatever word they begin', () => {
  expect(shown('Havregryn (40 %), melkepulver, salt', ['havre', 'melk'])).toBe(
    '*Havregryn* (40 %), *melkepulver*, salt',
  );
});

test('a word within another is none', () => {
  expect(shown('legges i vann, egg', ['egg'])).toBe('legges i vann, *egg*');
  expect(shown('søtmelk', ['melk'])).toBe('søtmelk');
});

test('nothing is lost, whatever stands in the list', () => {
  for (const text of ['', 'a (b) [c] melk', 'MELK, melk.']) {
    expect(
      emphasiseAllergens(text, ['melk', '(', ''])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
  expect(shown('salt', [])).toBe('salt');
});

test('what the list does not name is said after it', () => {
  expect(unnamedAllergens('havre, salt', ['havre', 'melk'])).toEqual(['melk']);
  expect(unnamedAllergens(null, ['melk'])).toEqual(['melk']);
});
