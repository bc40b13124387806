import { expect, test } from 'vitest';
import { closingCounts } from './closing-counts.ts';

test('the last closing line of a run counts', () => {
  expect(closingCounts(['tests │ 3 passed, 1 failed', '7 passed, 2 failed', '', '9 passed, 0 failed'], true)).toEqual({
    passed: 9,
    failed: 0,
  });
});

test('a run that ends badly has failed, whatever its last line says', () => {
  expect(closingCounts(['9 passed, 0 failed'], false)).toEqual({ passed: 9, failed: 1 });
  expect(closingCounts(['9 passed, 3 failed'], false)).toEqual({ passed: 9, failed: 3 });
  expect(closingCounts([], false)).toEqual({ passed: 0, failed: 1 });
});

test('a run without a closing line is one test, and none when it was skipped', () => {
  expect(closingCounts(['A node killed: 0 of 100 failed'], true)).toEqual({ passed: 1, failed: 0 });
  expect(closingCounts(['Skipped: no OpenSearch to test with (no JDK 17).'], true)).toEqual({ passed: 0, failed: 0 });
});
