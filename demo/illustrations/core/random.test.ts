import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';

const seed = fc.oneof(fc.integer(), fc.string());

test('the same seed gives the same run', () => {
  fc.assert(
    fc.property(seed, (given) => {
      const run = () => Array.from({ length: 20 }, randomFrom(given));
      expect(run()).toEqual(run());
    }),
  );
});

test('numbers stay within their range', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 50 }), (given, low, span) => {
      const random = randomFrom(given);
      const high = low + span;
      const inRange = (value: number) => value >= low && value <= high;
      expect(inRange(random.range(low, high))).toBe(true);
      const whole = random.int(low, high);
      expect(inRange(whole) && Number.isInteger(whole)).toBe(true);
    }),
  );
});

test('a pick is one of the choices, and in the long run each of them', () => {
  const random = randomFrom('pick');
  const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
});

test('a chance of 0 never comes and one of 1 always', () => {
  const random = randomFrom(7);
  for (let i = 0; i < 100; i++) {
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  }
});

test('neighbouring seeds part at once', () => {
  const first = [1, 2, 3, 4, 5].map((given) => randomFrom(given)().toFixed(3));
  expect(new Set(first).size).toBe(5);
});
