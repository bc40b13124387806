import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PurgePages } from './purge-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cache that notes its calls, and is away when the test says so. */
function opened() {
  const calls: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const cache = { away: false };
  const purges = new PurgePages({
    purger: {
      purge: async (keys) => {
        if (cache.away) throw new Error('away');
        calls.push(keys);
      },
    },
    everything: 'pages',
    onError: (error) => errors.push(error),
  });
  return { purges, calls, errors, cache };
}

test('what changes together is told in one call, at once and once more three seconds later', async () => {
  const { purges, calls } = opened();
  purges.drop(['a1', 'a2']);
  purges.drop(['a2', 'a3']);
  await vi.advanceTimersByTimeAsync(50);
  expect(calls).toEqual([['a1', 'a2', 'a3']]);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
  ]);
});

test('no call names more than 200 keys, and a flood drops everything instead', async () => {
  const { purges, calls } = opened();
  purges.drop(Array.from({ length: 450 }, (_, n) => `a${n}`));
  await vi.advanceTimersByTimeAsync(50);
  expect(calls.map(({ length }) => length)).toEqual([200, 200, 50]);
  purges.drop(Array.from({ length: 6_000 }, (_, n) => `b${n}`));
  await vi.advanceTimersByTimeAsync(50);
  expect(calls.at(-1)).toEqual(['pages']);
});

test('a cache that is away is told everything when it is back, and complained of once', async () => {
  const { purges, calls, errors, cache } = opened();
  cache.away = true;
  purges.drop(['a1']);
  await vi.advanceTimersByTimeAsync(20_000);
  purges.drop(['a2']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([calls, errors.length]).toEqual([[], 1]);
  cache.away = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(calls[0]).toEqual(['a1', 'a2']);
});

test('the last word of a process is that all of its pages go', async () => {
  const { purges, calls } = opened();
  purges.drop(['a1']);
  await purges.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([['pages']]);
});
