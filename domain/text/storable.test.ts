import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

test('texts with NUL or half a character cannot be stored, however deep they lie', () => {
  expect(isStorable({ name: 'Jakke 👩‍👧', sizes: [1, null, { more: ['M', true] }] })).toBe(true);
  for (const wrong of ['a\0b', '\ud800', 'a\udfff', ['x', { y: '\0' }], { '\0': 1 }])
    expect(isStorable(wrong)).toBe(false);
});
