import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';

const seconds = 15 * 60;

export interface CountedAttempt {
  /** Called after a success: the attempt does not count. */
  succeeded(): Promise<void>;
}

/**
 * Failed attempts in 15 minutes, as at the shop's own login: five by one name from one address, fifty from one address, a hundred
 * by one name from anywhere. Counted before anything is compared, so that many at once are no way around it.
 */
export async function countAttempt(
  { limiter, checkout }: Pick<DeskParts, 'limiter' | 'checkout'>,
  { who, address }: { readonly who: string; readonly address: string },
): Promise<Result<CountedAttempt, DeskRefusal>> {
  const hidden = (text: string) => checkout.secrets.fingerprint(text);
  const limits = [
    { key: `desk-login:${hidden(`${who} ${address}`)}`, most: 5, seconds },
    { key: `desk-login-address:${hidden(address)}`, most: 50, seconds },
    { key: `desk-login-name:${hidden(who)}`, most: 100, seconds },
  ];
  for (const limit of limits) {
    const verdict = await limiter.hit(limit);
    if (!verdict.allowed) return refused({ code: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds });
  }
  return done({
    succeeded: async () => {
      await limiter.reset(limits[0]?.key ?? '');
      for (const { key } of limits.slice(1)) await limiter.giveBack(key);
    },
  });
}

/** Whatever was wrong: the same answer. */
export const wrong = { code: 'refused', reason: 'wrong' } as const satisfies DeskRefusal;
