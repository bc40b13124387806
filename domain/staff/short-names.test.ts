import { expect, test } from 'vitest';
import { initials, shortName } from './short-names.ts';

test.each([
  ['Sunniva Brekke', 'Sunniva B.'],
  ['  Kari  Anne   ødegård ', 'Kari Ø.'],
  ['Ola', 'Ola'],
  ['', ''],
  [null, ''],
])('%j is shown as %j', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});

test('a clerk is known by the first letters of the first and the last name', () => {
  expect(['Jonas Haug', 'Ingrid Marie Moe', 'Ola'].map(initials)).toEqual(['JH', 'IM', 'O']);
});
