import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test('markup takes no time, and nothing is read in less than a minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p class="a b c d e f">${'ord '.repeat(200)}</p>`)).toBe(1);
  expect(readingMinutes(`<h2>En</h2><p>${'ord '.repeat(598)}</p>`)).toBe(3);
});
