import { expect, test } from 'vitest';
import { bendDrawing, bendPath } from './bend.ts';
import { IDENTITY, parseTransform } from './matrix.ts';
import type { Point } from './path.ts';

const moveRight = ([x, y]: Point): Point => [x + 10, y];

test('a path is moved point by point, relative steps becoming absolute', () => {
  expect(bendPath('M0 0L20 0l0 20h-20v-5Z', IDENTITY, moveRight)).toBe('M10 0L30 0L30 20L10 20L10 15Z');
});

test('a long line is split so that it can follow the bend', () => {
  const arch = ([x, y]: Point): Point => [x, y - x * (1 - x / 140)];
  expect(bendPath('M0 0H140', IDENTITY, arch)).toBe('M0 0L70 -35L140 0');
});

test('a curve keeps its ends', () => {
  const bent = bendPath('M0 0C0 100 100 100 100 0', IDENTITY, moveRight);
  expect(bent).toMatch(/^M10 0C.* 110 0$/);
  expect(bent.split('C')).toHaveLength(4);
});

test('numbers after a move are lines, and arcs keep their radii', () => {
  expect(bendPath('M0 0 10 0', IDENTITY, moveRight)).toBe('M10 0L20 0');
  expect(bendPath('M0 0a5 5 0 1 0 10 0', IDENTITY, moveRight)).toBe('M10 0A5 5 0 1 0 20 0');
});

test('what stands in a mirrored group bends in the drawing, not in the mirror', () => {
  const { body } = bendDrawing('<g transform="scale(-1 1)"><path d="M1 2"/></g><path d="M1 2"/>', [], moveRight);
  expect(body).toBe('<g transform="scale(-1 1)"><path d="M-9 2"/></g><path d="M11 2"/>');
});

test('a clip path bends with the element that uses it', () => {
  const clip = '<clipPath id="a"><path d="M1 2"/></clipPath>';
  const { defs } = bendDrawing('<g transform="scale(-1 1)" clip-path="url(#a)"></g>', [clip], moveRight);
  expect(defs).toEqual(['<clipPath id="a"><path d="M-9 2"/></clipPath>']);
});

test('an ellipse moves and its radii stretch', () => {
  const wider = ([x, y]: Point): Point => [x * 2, y];
  const { body } = bendDrawing('<ellipse cx="10" cy="5" rx="4" ry="3"/>', [], wider);
  expect(body).toBe('<ellipse cx="20" cy="5" rx="8" ry="3"/>');
});

test('transform lists are read from left to right', () => {
  expect(parseTransform('translate(10 20) scale(2)')).toEqual([2, 0, 0, 2, 10, 20]);
  const quarter = parseTransform('rotate(90 10 0)').map((value) => Math.round(value) + 0);
  expect(quarter).toEqual([0, 1, -1, 0, 10, -10]);
});
