import { expect, test } from 'vitest';
import { oneSlipFrom } from './one-typing-error.ts';

test('a letter too many, too few, a wrong one or two changed about, and the first letter holds', () => {
  for (const typed of ['jakek', 'jakkke', 'jake', 'jalke', 'ajkke']) expect(oneSlipFrom(typed)).toContain('jakke');
  expect(oneSlipFrom('racket')).not.toContain('jacket');
  expect(oneSlipFrom('jakke')).not.toContain('jakke');
  expect(oneSlipFrom('jak').size).toBe(0);
});
