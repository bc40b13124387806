import { expect, test } from 'vitest';
import { pollState } from './poll-state.ts';

test.each([
  [{ active: false, opensAt: null, closesAt: null }, 'off'],
  [{ active: true, opensAt: null, closesAt: null }, 'open'],
  [{ active: true, opensAt: 100, closesAt: 200 }, 'open'],
  [{ active: true, opensAt: 101, closesAt: null }, 'planned'],
  [{ active: true, opensAt: null, closesAt: 100 }, 'closed'],
  [{ active: false, opensAt: null, closesAt: 100 }, 'closed'],
])('%j at 100 is %s', (time, state) => {
  expect(pollState(time, 100)).toBe(state);
});
