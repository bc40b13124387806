import { expect, test } from 'vitest';
import { PENTAGONS, SEAMS } from './football-panels.ts';
import { length, minus, type Vector } from './vector.ts';

const distance = (a: Vector, b: Vector) => length(minus(a, b));

test('a football has twelve regular pentagons', () => {
  expect(PENTAGONS).toHaveLength(12);
  for (const corners of PENTAGONS) {
    expect(corners).toHaveLength(5);
    for (const [k, corner] of corners.entries()) expect(distance(corner, corners[(k + 1) % 5]!)).toBeCloseTo(2 / 3);
  }
});

test('thirty seams join corners of different pentagons', () => {
  expect(SEAMS).toHaveLength(30);
  const corners = PENTAGONS.flat();
  for (const ends of SEAMS) {
    for (const end of ends) expect(corners.some((corner) => distance(corner, end) < 1e-9)).toBe(true);
    expect(distance(...ends)).toBeCloseTo(2 / 3);
  }
});
