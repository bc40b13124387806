import { expect, test } from 'vitest';
import { withoutOneTypo } from './one-typing-error.ts';

test('a letter too many, too few, a wrong one or two changed about, and the first letter holds', () => {
  for (const typed of ['jakek', 'jakkke', 'jake', 'jalke', 'ajkke']) expect(withoutOneTypo(typed)).toContain('jakke');
  expect(withoutOneTypo('racket')).not.toContain('jacket');
  expect(withoutOneTypo('jakke')).not.toContain('jakke');
  expect(withoutOneTypo('jak').size).toBe(0);
});
