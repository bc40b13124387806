import { expect, test } from 'vitest';
import { moved } from './move.ts';

test('moving among rows stops at the ends, and begins at the first', () => {
  expect(moved(null, 1, 3)).toBe(0);
  expect(moved(null, -1, 3)).toBe(0);
  expect(moved(2, 1, 3)).toBe(2);
  expect(moved(0, -1, 3)).toBe(0);
  expect(moved(5, 1, 3)).toBe(2);
  expect(moved(0, 1, 0)).toBeNull();
});
