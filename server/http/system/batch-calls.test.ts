import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchCalls } from './batch-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { windowMs: 25, largeLines: 100, mostLines: 150, mostWaiting: 3 };
const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

test('small calls of a key go together and each gets its own results; large ones and other keys go alone', async () => {
  const taken: (readonly [string, number])[] = [];
  const send = batchCalls(async ({ id }: { id: string }, given: readonly number[]) => {
    taken.push([id, given.length]);
    return given.map((line) => line * 2);
  }, limits);
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const answers = [send(a, lines(1, 2)), send(a, lines(10, 1)), send(b, lines(5, 1))];
  expect(await send(a, lines(0, 100)), 'at once').toHaveLength(100);
  await vi.advanceTimersByTimeAsync(25);
  expect(await Promise.all(answers)).toEqual([[2, 4], [20], [10]]);
  expect(taken).toEqual([
    ['a', 100],
    ['a', 3],
    ['b', 1],
  ]);
});

test('a full batch goes before its time; too many calls are turned away; a failure is everybody’s', async () => {
  const taken: number[] = [];
  const send = batchCalls(async (_key: { id: string }, given: readonly number[]) => {
    taken.push(given.length);
    if (given.includes(-1)) throw new Error('broken');
    return [...given];
  }, limits);
  const a = { id: 'a' };
  const first = send(a, lines(0, 90));
  const second = send(a, lines(0, 90));
  expect(await first).toHaveLength(90);
  expect(taken).toEqual([90]);
  const failing = send(a, [-1]).catch((error: Error) => error.message);
  const third = send(a, [1]).catch((error: Error) => error.message);
  expect(await send(a, [2])).toBeNull();
  const failed = second.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(25);
  expect(await Promise.all([failed, failing, third])).toEqual(['broken', 'broken', 'broken']);
});
