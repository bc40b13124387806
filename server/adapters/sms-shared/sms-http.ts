import { done, type Result, refused } from '#server/ports/result.ts';
import type { SmsFailure } from '#server/ports/sms.ts';
import { BreakerOpenError, CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import { type JsonRequest, NotReachedError, postJson } from '../outbound-http/post-json.ts';

const limits = { timeoutMs: 10_000, mostBytes: 100_000 };

/** Wrong keys, no money left, too many at once, or closed for now: not this message's fault, and nothing was sent. */
const notNow = new Set([401, 402, 403, 407, 429, 503]);

export type SmsHttp = (request: JsonRequest) => Promise<Result<unknown, SmsFailure>>;

/**
 * Calls to one provider, with a timeout for each and a circuit breaker around all of them (R18). What leaves open whether a message was
 * sent (no answer, 5xx, garbage) is `unknown`.
 */
export function smsHttp(url: string, breaker = new CircuitBreaker({ queueTimeoutMs: 4_000 })): SmsHttp {
  return async (request) => {
    try {
      const { status, body } = await breaker.run(async () => {
        const answer = await postJson(url, request, limits);
        if (answer.status >= 500 && !notNow.has(answer.status)) throw new Error(`answered ${answer.status}`);
        return answer;
      });
      if (status >= 200 && status < 300) return done(body);
      return refused({ kind: notNow.has(status) ? 'unavailable' : 'refused', detail: `answered ${status}` });
    } catch (error) {
      const isNothingDone = error instanceof BreakerOpenError || error instanceof NotReachedError;
      return refused({ kind: isNothingDone ? 'unavailable' : 'unknown', detail: (error as Error).message });
    }
  };
}
