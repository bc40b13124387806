import type { RateVerdict } from '#server/ports/rate-limiter.ts';

/** Bound of memory: with more addresses than this the counts of the minute start anew. */
const mostAddresses = 10_000;
const minute = 60_000;

/**
 * Rate limit per minute, address and process, for calls that are cheap and frequent: nothing is written anywhere, and the
 * addresses are forgotten with the minute.
 */
export function minuteLimiter(most: number, now: () => number): (address: string) => RateVerdict {
  const calls = new Map<string, number>();
  let begun = now();
  return (address) => {
    if (now() - begun >= minute || calls.size >= mostAddresses) {
      calls.clear();
      begun = now();
    }
    const count = (calls.get(address) ?? 0) + 1;
    calls.set(address, count);
    if (count <= most) return { allowed: true };
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((begun + minute - now()) / 1000)) };
  };
}
