import { vi } from 'vitest';

/**
 * Asks until it is so: what is published reaches the shop's process within a second or two, on a machine that others use as
 * much later as they let it.
 */
export function soon<T>(check: () => Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 50 });
}
