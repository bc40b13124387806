import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

test('the smallest numbers in order, as if all had been sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), fc.nat({ max: 30 }), (numbers, count) => {
      const sorted = [...numbers].sort((a, b) => a - b).slice(0, count);
      expect([...smallest(Uint32Array.from(numbers), count)]).toEqual(sorted);
      expect([...smallest(Float64Array.from(numbers), count)]).toEqual(sorted);
    }),
  );
});
