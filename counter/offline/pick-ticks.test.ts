import { expect, test } from 'vitest';
import { type PickTick, ticksByOrder, ticksLeft, withTicks } from './pick-ticks.ts';

const tick = (order: number, line: number, picked: number): PickTick => ({ shop: 1, order, line, picked });

test('what was sent is gone, but a line that was ticked anew meanwhile stays', () => {
  const waiting = [tick(7, 0, 2), tick(7, 1, 1)];
  expect(ticksLeft(waiting, [tick(7, 0, 1), tick(7, 1, 1)])).toEqual([tick(7, 0, 2)]);
});

test('one call an order', () => {
  const grouped = ticksByOrder([tick(7, 0, 1), tick(8, 0, 1), tick(7, 2, 3)]);
  expect(grouped.map(({ order, ticks }) => [order, ticks.length])).toEqual([
    [7, 2],
    [8, 1],
  ]);
});

test('the lines show what is ticked and not sent yet', () => {
  const lines = [
    { line: 0, picked: 0 },
    { line: 1, picked: 1 },
  ];
  expect(withTicks(7, lines, [tick(7, 0, 1), tick(8, 1, 0)])).toEqual([
    { line: 0, picked: 1 },
    { line: 1, picked: 1 },
  ]);
});
