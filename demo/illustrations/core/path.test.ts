import { expect, test } from 'vitest';
import { circle, roundRect, smooth, symmetric } from './path.ts';

test('the left half of a symmetric path mirrors the right', () => {
  expect(
    symmetric([
      ['M', 400, 10],
      ['L', 450, 20],
      ['C', 460, 30, 455, 40, 400, 50],
    ]),
  ).toBe('M400 10L450 20C460 30 455 40 400 50C345 40 340 30 350 20L400 10Z');
});

test('a smooth path goes through its points, and closes when asked', () => {
  const points = [
    [0, 0],
    [10, 10],
    [20, 0],
  ] as const;
  expect(smooth(points)).toMatch(/^M0 0C.* 10 10C.* 20 0$/);
  expect(smooth(points, true)).toMatch(/ 0 0Z$/);
});

test('corners are never rounder than the rectangle is small', () => {
  expect(roundRect(0, 0, 10, 4, 9)).toBe(roundRect(0, 0, 10, 4, 2));
});

test('a circle is two half arcs', () => {
  expect(circle(10, 10, 5)).toBe('M5 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');
});
