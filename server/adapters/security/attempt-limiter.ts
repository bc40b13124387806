import { createHmac } from 'node:crypto';
import type { AttemptKind, AttemptLimiter, AttemptLimits } from '#server/ports/customer/attempt-limiter.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';

const windowSeconds = 15 * 60;

/** Counts attempts in windows of 15 minutes (DEC-109). Names and addresses are stored as keyed hashes, which identify nobody. */
export function hashedAttemptLimiter(limiter: RateLimiter, limits: AttemptLimits, secret: string): AttemptLimiter {
  const keyOf = (kind: AttemptKind, who: readonly string[]) =>
    `${kind}:${createHmac('sha256', secret).update(JSON.stringify(who)).digest('base64url')}`;
  return {
    count: (kind, ...who) => limiter.hit({ key: keyOf(kind, who), most: limits[kind], seconds: windowSeconds }),
    giveBack: (kind, ...who) => limiter.giveBack(keyOf(kind, who)),
    forget: (kind, ...who) => limiter.reset(keyOf(kind, who)),
  };
}
