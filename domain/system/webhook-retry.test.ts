import { expect, test } from 'vitest';
import { afterAttempt } from './webhook-retry.ts';

const answered = (status: number | null, retryAfterMs: number | null = null) => ({ status, retryAfterMs });

test('what is taken is delivered, gone is gone, everything else is tried again for three days', () => {
  expect(afterAttempt(1, answered(204), 0.5)).toEqual({ next: 'delivered' });
  expect(afterAttempt(1, answered(410), 0.5)).toEqual({ next: 'gone' });
  for (const status of [null, 301, 308, 400, 401, 404, 429, 500, 503])
    expect(afterAttempt(1, answered(status), 0.5)).toEqual({ next: 'again', waitMs: 5_000 });
  let total = 0;
  let attempts = 1;
  for (; ; attempts += 1) {
    const verdict = afterAttempt(attempts, answered(500), 0.5);
    if (verdict.next !== 'again') break;
    total += verdict.waitMs;
  }
  expect(attempts).toBe(10);
  expect(total / 3_600_000).toBeGreaterThan(72);
  expect(total / 3_600_000).toBeLessThan(80);
});

test('attempts are spread by a tenth; a receiver that names a later time is obeyed, within a day', () => {
  expect(afterAttempt(2, answered(500), 0)).toEqual({ next: 'again', waitMs: 270_000 });
  expect(afterAttempt(2, answered(500), 1)).toEqual({ next: 'again', waitMs: 330_000 });
  expect(afterAttempt(1, answered(503, 60_000), 0.5)).toEqual({ next: 'again', waitMs: 60_000 });
  expect(afterAttempt(1, answered(503, 1e12), 0.5)).toEqual({ next: 'again', waitMs: 86_400_000 });
});
