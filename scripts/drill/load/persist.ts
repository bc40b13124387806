import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAnswer } from '../../../tests/api/test-shop.ts';
import type { OrderLog } from './order-log.ts';

const longestMs = 180_000;

/**
 * Asks as a patient browser does: told to come back, or cut off, it comes back with the same key, until it is told what it
 * wants. Gives null when another answer came, which is noted as a failure.
 */
export async function persist(
  log: OrderLog,
  what: string,
  ask: () => Promise<TestAnswer>,
  wanted: number,
): Promise<TestAnswer | null> {
  let wasUnknown = false;
  for (const end = Date.now() + longestMs; Date.now() < end; ) {
    const answer = await ask().catch(() => null);
    if (answer?.status === wanted) return answer;
    // 502 and 504 are the proxy's: a process that was cut off in the middle of an answer.
    if (answer !== null && ![502, 503, 504].includes(answer.status)) {
      log.failures.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      return null;
    }
    if (answer?.body?.outcome === 'unknown' && !wasUnknown) {
      wasUnknown = true;
      log.unknown += 1;
    }
    log.repeated += 1;
    const pause = Number(answer?.headers.get('retry-after') ?? 1) * 1_000;
    await sleep(pause * (1 + Math.random() / 2));
  }
  log.failures.push(`${what}: not answered with ${wanted} in ${longestMs / 1000} s`);
  return null;
}
