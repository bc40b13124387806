import { expect, test } from 'vitest';
import { clockOf, dayOf } from './norwegian-clock.ts';

test('commands tell the time as the clock in the shop shows it, in winter and in summer', () => {
  expect(clockOf(Date.UTC(2026, 10, 16, 8, 52))).toBe('2026-11-16 09:52');
  expect(clockOf(Date.UTC(2026, 5, 30, 22, 30))).toBe('2026-07-01 00:30');
  expect(dayOf(Date.UTC(2026, 11, 31, 23, 0))).toBe('2027-01-01');
});
