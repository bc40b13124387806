import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test.each([
  [[38, 12], 40, [0, 20, 40]],
  [[0], 2, [0, 1, 2]],
  [[251_000], 300_000, [0, 150_000, 300_000]],
  [[9], 10, [0, 5, 10]],
])('%j is shown up to %d', (values, top, lines) => {
  expect(chartScale(values)).toEqual({ top, lines });
});
