import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test('control characters and line breaks of a customer are not sent to the terminal', () => {
  expect(readable('Kari\u001b[2J\r\n9  Hentet\u0007')).toBe('Kari�[2J 9 Hentet�');
  expect(readable('Kari Nordmann, Ærøgata 5')).toBe('Kari Nordmann, Ærøgata 5');
});
