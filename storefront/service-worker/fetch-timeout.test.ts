import { afterEach, expect, test, vi } from 'vitest';
import { withTimeout } from './fetch-timeout.ts';

afterEach(() => void vi.useRealTimers());

const nothing = async () => undefined;
const copy = async () => 'copy';
const never = () => new Promise<string>(() => {});

test('the network’s answer is what counts while it comes', async () => {
  expect(await withTimeout(Promise.resolve('fresh'), copy)).toBe('fresh');
});

test('without a network the copy is shown, and without a copy the failure stays one', async () => {
  expect(await withTimeout(Promise.reject(new TypeError('no network')), copy)).toBe('copy');
  await expect(withTimeout(Promise.reject(new TypeError('no network')), nothing)).rejects.toThrow('no network');
});

test('a network that does not answer is given up for a copy, and waited for without one', async () => {
  vi.useFakeTimers();
  const shown = withTimeout(never(), copy, 4_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await shown).toBe('copy');
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 9_000));
  const waited = withTimeout(late, nothing, 4_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await waited).toBe('late');
});
