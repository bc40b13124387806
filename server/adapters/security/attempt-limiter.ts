import { createHmac } from 'node:crypto';
import type { AttemptKind, AttemptLimiter, AttemptLimits } from '#server/ports/customer/attempt-limiter.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';

/** DEC-109 */
const windowSeconds = 15 * 60;

/** Names and addresses are keyed with a secret before they are stored: the table says nothing about anybody. */
export function hashedAttemptLimiter(limiter: RateLimiter, limits: AttemptLimits, secret: string): AttemptLimiter {
  const keyOf = (kind: AttemptKind, who: readonly string[]) =>
    `${kind}:${createHmac('sha256', secret).update(JSON.stringify(who)).digest('base64url')}`;
  return {
    count: (kind, ...who) => limiter.hit({ key: keyOf(kind, who), most: limits[kind], seconds: windowSeconds }),
    giveBack: (kind, ...who) => limiter.giveBack(keyOf(kind, who)),
    forget: (kind, ...who) => limiter.reset(keyOf(kind, who)),
  };
}
