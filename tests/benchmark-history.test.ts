import { expect, test } from 'vitest';
import { type HistoryLine, slowerThanBefore } from '../benchmarks/history/history.ts';

const line = (figure: number, more: Partial<HistoryLine> = {}): HistoryLine => ({
  at: '2026-11-18T02:00:00Z',
  commit: 'abc',
  machine: '2 × fast',
  load: 0.1,
  part: 'answers',
  what: 'a list',
  figure,
  unit: 'ms',
  bound: 'most',
  ...more,
});
const ratios = (history: readonly HistoryLine[], now: HistoryLine) =>
  slowerThanBefore(history, [now]).map(({ ratio }) => ratio);

test('a figure that grew by more than a tenth is told, one that shrank or sways is not', () => {
  expect(ratios([line(10)], line(12))).toEqual([1.2]);
  expect(ratios([line(10)], line(10.9))).toEqual([]);
  expect(ratios([line(10)], line(5))).toEqual([]);
});

test('where more is better, less is slower', () => {
  const rate = { what: 'orders a second', unit: '/s', bound: 'least' } as const;
  expect(ratios([line(300, rate)], line(200, rate))).toEqual([1.5]);
  expect(ratios([line(200, rate)], line(300, rate))).toEqual([]);
});

test('a figure that has swayed before must grow by more than that', () => {
  const swaying = [line(10), line(14), line(11)];
  expect(ratios(swaying, line(14))).toEqual([]);
  expect(ratios(swaying, line(22))).toEqual([2]);
});

test('figures of another machine, or never measured, say nothing', () => {
  expect(ratios([line(1, { machine: 'another' }), line(1, { what: 'another' })], line(100))).toEqual([]);
});
