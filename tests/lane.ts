import { expect } from 'vitest';

/** `npm run test:long` has the machine to itself; in the gate, `npm test`, other tests want the processor and no clock decides. */
export const isLongLane = process.env.TEST_LANE === 'long';

/** A limit of time, held in the long lane alone (docs/decisions/0026-two-lanes-of-tests.md). */
export function expectWithin(tookMs: number, limitMs: number, what = 'milliseconds'): void {
  if (isLongLane) expect(tookMs, what).toBeLessThan(limitMs);
}
