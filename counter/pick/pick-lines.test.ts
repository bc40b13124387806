import { expect, test } from 'vitest';
import { afterScan, inWalkingOrder, isDone, type PickLine, tally } from './pick-lines.ts';

const line = (more: Partial<PickLine>): PickLine => ({
  order: 1,
  box: null,
  line: 0,
  ean: '7041890204171',
  articleId: 1,
  name: 'Vidda',
  size: 'L',
  color: null,
  colorCode: null,
  image: null,
  group: 'Klær',
  count: 1,
  picked: 0,
  missing: 0,
  missingReason: null,
  price: 100,
  standsOn: null,
  ...more,
});

test('by group, then by name', () => {
  const lines = [
    line({ line: 0, group: 'Sko', name: 'A' }),
    line({ line: 1, group: 'Klær', name: 'Ål' }),
    line({ line: 2, group: 'Klær', name: 'Bu' }),
  ];
  expect(inWalkingOrder(lines).map((each) => each.line)).toEqual([2, 1, 0]);
});

test('a scan adds one to the first line that lacks one, box by box', () => {
  const lines = [line({ box: 'A', picked: 1 }), line({ order: 2, box: 'B', count: 2 })];
  expect(afterScan(lines, '7041890204171')).toMatchObject({ kind: 'more', line: { order: 2, picked: 1 } });
});

test('all there already, or not of this order', () => {
  expect(afterScan([line({ picked: 1 })], '7041890204171').kind).toBe('full');
  expect(afterScan([line({})], '96385074').kind).toBe('foreign');
});

test('what is missing is done with, too', () => {
  const lines = [line({ count: 2, picked: 1, missing: 1 }), line({})];
  expect(lines.map(isDone)).toEqual([true, false]);
  expect(tally(lines)).toEqual({ all: 3, picked: 1, missing: 1, left: 1 });
});
