import { createHmac } from 'node:crypto';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { Tries, TryKind, TryLimits } from '#server/ports/tries.ts';

/** DEC-109 */
const windowSeconds = 15 * 60;

/** Names and addresses are keyed with a secret before they are stored: the table says nothing about anybody. */
export function hashedTries(limiter: RateLimiter, limits: TryLimits, secret: string): Tries {
  const keyOf = (kind: TryKind, who: readonly string[]) =>
    `${kind}:${createHmac('sha256', secret).update(JSON.stringify(who)).digest('base64url')}`;
  return {
    count: (kind, ...who) => limiter.hit({ key: keyOf(kind, who), most: limits[kind], seconds: windowSeconds }),
    giveBack: (kind, ...who) => limiter.giveBack(keyOf(kind, who)),
    forget: (kind, ...who) => limiter.reset(keyOf(kind, who)),
  };
}
