import { expect, test } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

test('one decimal after a comma', () => {
  expect([4, 4.64, 4.66, 26.5].map(formatDecimal)).toEqual(['4,0', '4,6', '4,7', '26,5']);
});
