import { expect, test } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';
import { TimeSlice } from './time-slice.ts';

test('sorts stably, whatever the length', async () => {
  for (const count of [0, 1, 511, 512, 513, 2000]) {
    const keys = Array.from({ length: count }, (_, at) => (at * 7919) % 97);
    const sorted = await sortInSlices(count, (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0), new TimeSlice());
    expect([...sorted]).toEqual([...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b));
  }
});
