import type { Point } from './path.ts';

/** The six numbers of an SVG matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export const combined = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export function inverse(m: Matrix): Matrix {
  const determinant = m[0] * m[3] - m[1] * m[2];
  return [
    m[3] / determinant,
    -m[1] / determinant,
    -m[2] / determinant,
    m[0] / determinant,
    (m[2] * m[5] - m[3] * m[4]) / determinant,
    (m[1] * m[4] - m[0] * m[5]) / determinant,
  ];
}

export const moved = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

/** Reads an SVG transform list (translate, rotate, scale). */
export function parseTransform(list: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name, inside = ''] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = Number.NaN, second, third = Number.NaN] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') matrix = combined(matrix, translation(first, second || 0));
    if (name === 'scale') matrix = combined(matrix, [first, 0, 0, second ?? first, 0, 0]);
    if (name === 'rotate') {
      const turn = rotation(first);
      matrix =
        second === undefined
          ? combined(matrix, turn)
          : combined(combined(combined(matrix, translation(second, third)), turn), translation(-second, -third));
    }
  }
  return matrix;
}
