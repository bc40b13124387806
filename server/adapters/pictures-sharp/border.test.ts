import { expect, test } from 'vitest';
import { cutOut } from './border.ts';

type Pixel = readonly number[];
const copy = (at: (x: number, y: number) => Pixel, side = 100) => {
  const pixels = Array.from({ length: side * side }, (_, n) => at(n % side, Math.floor(n / side)));
  return { pixels: Uint8Array.from(pixels.flat()), width: side, height: side, channels: pixels[0]?.length ?? 3 };
};
const inside = (x: number, y: number) => x > 20 && x < 80 && y > 20 && y < 80;

test('a thing on white is a cut-out, on grey paper too, and it is told how white the paper is', () => {
  expect(cutOut(copy((x, y) => (inside(x, y) ? [20, 60, 90] : [255, 255, 255])))).toEqual({ white: 255 });
  expect(cutOut(copy((x, y) => (inside(x, y) ? [20, 60, 90] : [242, 241, 243])))).toEqual({ white: 241 });
});

test('a thing that touches one edge is a cut-out still', () => {
  expect(cutOut(copy((x, y) => (x > 30 && x < 70 && y > 20 ? [9, 9, 9] : [255, 255, 255])))).not.toBeNull();
});

test('what is see-through around counts as white', () => {
  expect(cutOut(copy((x, y) => (inside(x, y) ? [0, 0, 0, 255] : [0, 0, 0, 0])))).toEqual({ white: 255 });
});

test('a picture with something all around is none, and neither is one under a white sky', () => {
  expect(cutOut(copy((x, y) => [x * 2, y * 2, 120]))).toBeNull();
  expect(cutOut(copy((_, y) => (y < 50 ? [250, 250, 250] : [60, 90, 60])))).toBeNull();
});
