import { afterEach, expect, test, vi } from 'vitest';
import { startRetention } from './retention.ts';

afterEach(() => vi.useRealTimers());

test('DEC-103 CONST-18 once a day what is old is forgotten; a day that fails is followed by the next', async () => {
  vi.useFakeTimers();
  const days: string[] = [];
  const errors: unknown[] = [];
  const personalData = {
    exportOf: async () => ({}),
    erase: async () => {},
    forgetOld: async (now: Date) => {
      days.push(now.toISOString().slice(0, 10));
      if (days.length === 2) throw new Error('no database');
      return {};
    },
  };
  vi.setSystemTime(new Date('2026-06-01T12:00:00Z'));
  const job = startRetention({ personalData, now: Date.now, onError: (error) => errors.push(error) });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(days).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000 + 2000);
  expect(days).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
  expect(errors).toHaveLength(1);
  await job.stop();
  await vi.advanceTimersByTimeAsync(10 * 24 * 3_600_000);
  expect(days).toHaveLength(3);
});
