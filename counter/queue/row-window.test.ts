import { describe, expect, test } from 'vitest';
import { blocksInView, rowBlocks } from './row-window.ts';

describe('a long list', () => {
  test('is drawn in blocks, and those out of view are not', () => {
    const blocks = rowBlocks(300, { first: 3, last: 4, focused: null });
    expect(blocks).toHaveLength(25);
    expect(blocks.filter(({ shown }) => shown).map(({ from, to }) => [from, to])).toEqual([
      [36, 48],
      [48, 60],
    ]);
  });

  test('keeps the block that has the focus', () => {
    const blocks = rowBlocks(300, { first: 10, last: 11, focused: 2 });
    expect(blocks.filter(({ shown }) => shown).map(({ index }) => index)).toEqual([2, 10, 11]);
  });

  test('ends with its last row', () => {
    expect(rowBlocks(13, { first: 0, last: 1, focused: null }).map(({ from, to }) => [from, to])).toEqual([
      [0, 12],
      [12, 13],
    ]);
    expect(rowBlocks(0, { first: 0, last: 1, focused: null })).toEqual([]);
  });

  test('shows what lies in the view', () => {
    const blocks = [0, 1, 2, 3].map((index) => ({ top: index * 1000, bottom: index * 1000 + 990 }));
    expect(blocksInView(blocks, { top: 1500, bottom: 2300 })).toEqual({ first: 1, last: 2 });
    expect(blocksInView([], { top: 0, bottom: 800 })).toEqual({ first: 0, last: 0 });
  });
});
