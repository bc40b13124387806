import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kroner } from '#domain/money/money.ts';
import { beforePrice } from './before-price.ts';
import { lowestPriorPrice } from './lowest-prior-price.ts';

const day = 86_400_000;
const now = 1000 * day;
const facts = (
  paid: number,
  ordinary: number,
  original: number | null,
  ...history: [daysAgo: number, price: number][]
) => ({
  paid: kroner(paid),
  ordinary: kroner(ordinary),
  original: original === null ? null : kroner(original),
  history: history.map(([daysAgo, price]) => ({ from: now - daysAgo * day, price: kroner(price) })),
});

describe('DEC-70 the price that may be shown struck out', () => {
  test('under a campaign the ordinary price, when it was asked for 30 days', () => {
    expect(beforePrice(facts(999, 1599, null, [100, 1599], [1, 999]), now)).toBe(1599);
    expect(beforePrice(facts(999, 1599, null, [20, 1599], [1, 999]), now)).toBeNull();
  });

  test('without one the original price, and never above the lowest that was asked', () => {
    expect(beforePrice(facts(999, 999, 1999, [100, 1499], [1, 999]), now)).toBe(1499);
    expect(beforePrice(facts(999, 999, 1299, [100, 1499], [1, 999]), now)).toBe(1299);
    expect(beforePrice(facts(999, 999, null, [100, 1499], [1, 999]), now)).toBeNull();
  });

  test('whatever the history: it is above what is paid, and not above the lowest prior price', () => {
    const price = fc.integer({ min: 1, max: 20 }).map((tens) => tens * 10);
    const history = fc.array(fc.tuple(fc.nat({ max: 120 }), price), { maxLength: 8 });
    fc.assert(
      fc.property(price, price, fc.option(price), history, (paid, ordinary, original, points) => {
        const known = facts(paid, ordinary, original, ...points);
        const struck = beforePrice(known, now);
        if (struck === null) return;
        expect(struck).toBeGreaterThan(paid);
        expect(struck).toBeLessThanOrEqual(lowestPriorPrice(known.history, now) ?? 0);
      }),
    );
  });
});
