import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kroner } from '#domain/money/money.ts';
import { lowestPriorPrice, type PricePoint } from './lowest-prior-price.ts';

const day = 86_400_000;
const prices = (...points: [day: number, price: number][]): PricePoint[] =>
  points.map(([at, price]) => ({ from: at * day, price: kroner(price) }));

test('the lowest price of the 30 days before the cut, higher ones do not count', () => {
  expect(lowestPriorPrice(prices([0, 1000], [60, 700]), 61 * day)).toBe(1000);
  expect(lowestPriorPrice(prices([0, 1000], [60, 800], [75, 1000], [80, 700]), 81 * day)).toBe(800);
});

test('a lower price more than 30 days before is forgotten', () => {
  expect(lowestPriorPrice(prices([0, 500], [10, 1000], [40, 700]), 41 * day)).toBe(1000);
  expect(lowestPriorPrice(prices([0, 500], [10, 1000], [39, 700]), 40 * day)).toBe(500);
});

test('cuts that follow each other keep the price before the first', () => {
  expect(lowestPriorPrice(prices([0, 1000], [60, 900], [70, 800], [80, 700]), 81 * day)).toBe(1000);
});

test('a price held for 30 days is an ordinary one, and the sale begins after it', () => {
  expect(lowestPriorPrice(prices([0, 1000], [60, 900], [100, 700]), 101 * day)).toBe(900);
});

test('without 30 days of history nothing may be shown', () => {
  expect(lowestPriorPrice(prices([0, 1000], [29, 700]), 30 * day)).toBeNull();
  expect(lowestPriorPrice(prices([0, 1000]), 90 * day)).toBeNull();
  expect(lowestPriorPrice([], 0)).toBeNull();
});

test('setting the same price again is no change', () => {
  expect(lowestPriorPrice(prices([0, 1000], [60, 700], [70, 700]), 71 * day)).toBe(1000);
});

test('what comes later does not count, and the order given does not matter', () => {
  const history = prices([70, 100], [60, 700], [0, 1000]);
  expect(lowestPriorPrice(history, 61 * day)).toBe(1000);
});

test('it is what a naive count day by day gives', () => {
  const history = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 12 })
    .map((steps) => {
      let at = 0;
      return prices(
        ...steps.map(([wait, price]): [number, number] => {
          at += wait;
          return [at, price * 100];
        }),
      );
    });
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 40 }), (points, later) => {
      const today = points.at(-1)!.from / day + later;
      expect(lowestPriorPrice(points, today * day)).toBe(countNaively(points, today));
    }),
    { numRuns: 500 },
  );
});

function countNaively(points: readonly PricePoint[], today: number): number | null {
  const priceOn = (date: number) => points.filter((point) => point.from <= date * day).at(-1)?.price ?? null;
  const lastChange = (date: number) => {
    while (priceOn(date) === priceOn(date - 1)) date--;
    return date;
  };
  const isCut = (date: number) => (priceOn(date - 1) ?? 0) > (priceOn(date) ?? 0);
  let start = lastChange(today);
  while (isCut(start)) {
    const before = lastChange(start - 1);
    if (start - before >= 30 || !isCut(before)) break;
    start = before;
  }
  const window = Array.from({ length: 30 }, (_, index) => priceOn(start - 1 - index));
  return window.includes(null) ? null : Math.min(...window.map(Number));
}
