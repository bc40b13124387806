import { expect, test, vi } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

test('what is loaded is not asked for again, and what failed is', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('module');
  const loaded = loadedOnce(load);
  await expect(loaded()).rejects.toThrow('offline');
  expect(await Promise.all([loaded(), loaded()])).toEqual(['module', 'module']);
  expect(load).toHaveBeenCalledTimes(2);
});
