import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workQueue } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what waits too long, or behind too many, is turned away and never done', async () => {
  const queue = workQueue({ concurrency: 1, mostWaiting: 2, longestWaitMs: 5_000 });
  const slow = Promise.withResolvers<string>();
  const first = queue.run(() => slow.promise);
  const done: string[] = [];
  const late = queue.run(async () => void done.push('late'));
  await vi.advanceTimersByTimeAsync(3_000);
  const inTime = queue.run(async () => {
    done.push('in time');
    return 'in time';
  });
  expect(await queue.run(async () => void done.push('too many'))).toBeNull();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await late).toBeNull();
  slow.resolve('first');
  expect(await first).toBe('first');
  expect(await inTime).toBe('in time');
  expect(done).toEqual(['in time']);
});

test('work that fails leaves its place to the next', async () => {
  const queue = workQueue({ concurrency: 1, mostWaiting: 2, longestWaitMs: 5_000 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
