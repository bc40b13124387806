import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPollLoop } from './poll-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('looks again so long after the last look has ended, never twice at once', async () => {
  const ends: (() => void)[] = [];
  const look = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const looking = startPollLoop(2000, look);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1999);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await looking.stop();
});

test('stopped, it waits for the look that is under way, tells it, and looks no more', async () => {
  let end: () => void = () => {};
  let asked: () => boolean = () => true;
  const look = vi.fn((goOn: () => boolean) => {
    asked = goOn;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const looking = startPollLoop(1000, look);
  await vi.advanceTimersByTimeAsync(1000);
  let isOver = false;
  const over = looking.stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([isOver, asked()]).toEqual([false, false]);
  end();
  await over;
  await vi.advanceTimersByTimeAsync(5000);
  expect(look).toHaveBeenCalledTimes(1);
});
