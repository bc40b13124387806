import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('control characters and line breaks of a customer are not sent to the terminal', () => {
  expect(printable('Kari\u001b[2J\r\n9  Hentet\u0007')).toBe('Kari�[2J 9 Hentet�');
  expect(printable('Kari Nordmann, Ærøgata 5')).toBe('Kari Nordmann, Ærøgata 5');
});
