import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { hill } from './ground.ts';
import { peaks, ridge } from './profile.ts';

const canvas = (seed = 1) => new Canvas({ width: 1000, height: 500, seed });

test('profiles run from left to right past both edges', () => {
  for (const profile of [peaks(canvas(), 400, [[0.5, 0.6, 0.3]]), ridge(canvas(), 300, 150)]) {
    const xs = profile.map(([x]) => x);
    expect(xs[0]).toBe(-20);
    expect(xs.at(-1)).toBe(1020);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  }
});

test('the highest point lies at the highest peak, whatever the noise', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const profile = peaks(canvas(seed), 400, [
      [0.3, 0.7, 0.25],
      [0.8, 0.3, 0.15],
    ]);
    const [x] = profile.reduce((high, point) => (point[1] < high[1] ? point : high));
    expect(x).toBeGreaterThan(200);
    expect(x).toBeLessThan(420);
  }
});

test('no profile falls below its foot', () => {
  for (const [, y] of peaks(canvas(), 400, [[0.5, 0.5, 0.2]])) expect(y).toBeLessThanOrEqual(400);
});

test('a ridge is as high as asked for', () => {
  const ys = ridge(canvas(), 300, 150).map(([, y]) => y);
  expect(Math.min(...ys)).toBeCloseTo(150);
  expect(Math.max(...ys)).toBeCloseTo(300);
});

test('a hill tells the height of its ground', () => {
  const { at } = hill(canvas(), 400, 20, '#000000', '#111111');
  for (let x = 0; x <= 1000; x += 50) {
    expect(at(x)).toBeGreaterThanOrEqual(380);
    expect(at(x)).toBeLessThanOrEqual(420);
  }
});
