import { expect, test } from 'vitest';
import { longestGap, OrderLog, percentile } from './order-log.ts';

test('the longest time without an order counts from the last one before a kill', () => {
  const times = [0, 50, 100, 7_100, 7_150, 30_000];
  expect(longestGap(times, 90, 8_000)).toBe(22_850);
  expect(longestGap(times, 90, 7_120)).toBe(7_000);
  expect(longestGap(times, 120, 7_000)).toBe(7_000);
});

test('without any order the whole span is the gap', () => {
  expect(longestGap([], 1_000, 6_000)).toBe(5_000);
});

test('a percentile is one of the values', () => {
  const values = [5, 1, 9, 3, 7, 2, 8, 4, 10, 6];
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([5, 10, 10]);
  expect(percentile([], 0.5)).toBe(0);
});

test('the same press told of two orders is double; told twice of one is not', () => {
  const log = new OrderLog();
  log.acknowledge('a', 1);
  log.acknowledge('a', 1);
  expect([log.doubles, log.times.length]).toEqual([[], 1]);
  log.acknowledge('a', 2);
  expect(log.doubles).toEqual(['a: 1 and 2']);
});
