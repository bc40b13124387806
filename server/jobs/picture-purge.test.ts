import { afterEach, expect, test, vi } from 'vitest';
import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import type { PictureStore } from '#server/ports/content/picture-store.ts';
import { startPicturePurge } from './picture-purge.ts';

afterEach(() => vi.useRealTimers());

test('once a day what nothing has shown for thirty days goes with its bytes, and is told', async () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-06-01T12:00:00Z'));
  const unused = new Map([
    ['old', Date.parse('2026-05-01T00:00:00Z')],
    ['young', Date.parse('2026-05-20T00:00:00Z')],
  ]);
  const bytes = new Set(['old/master', 'old/320.avif', 'young/master']);
  const records = {
    unusedSince: async (before: Date) => [...unused].filter(([, since]) => since < +before).map(([hash]) => hash),
    forget: async (hash: string, before: Date, remove: () => Promise<void>) => {
      if ((unused.get(hash) ?? Number.POSITIVE_INFINITY) >= +before) return false;
      await remove();
      return unused.delete(hash);
    },
  } satisfies Partial<PictureRecords>;
  const store = {
    async *list(prefix: string) {
      yield* [...bytes].filter((key) => key.startsWith(prefix));
    },
    remove: async (key: string) => void bytes.delete(key),
  } satisfies Partial<PictureStore>;
  const purged: number[] = [];
  const job = startPicturePurge({
    records: records as unknown as PictureRecords,
    store: store as unknown as PictureStore,
    now: Date.now,
    onPurged: (count) => purged.push(count),
    onError: (error) => {
      throw error;
    },
  });
  await vi.advanceTimersByTimeAsync(61_000);
  expect([...bytes]).toEqual(['young/master']);
  await vi.advanceTimersByTimeAsync(20 * 24 * 3_600_000);
  expect([...bytes]).toEqual([]);
  expect(purged).toEqual([1, 1]);
  await job.stop();
});
