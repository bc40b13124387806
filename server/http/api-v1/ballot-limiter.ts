import type { Reply } from '#contract/reply.ts';
import { tooManyAttempts } from './answers/rate-limit.ts';
import type { CheckoutServices } from './checkout-handlers.ts';
import type { Caller } from './handler.ts';

const day = 24 * 60 * 60;

/**
 * A new session is a new voter (DEC-123) and costs nothing, so ballots are also counted by where they come from: a household
 * or a school class may vote, nobody decides a poll alone. What is no ballot in the end is not counted.
 */
export function ballotLimiter({ limiter, secrets }: Pick<CheckoutServices, 'limiter' | 'secrets'>, most: number) {
  return async <Answer>({ address }: Caller, vote: () => Promise<Reply<Answer>>): Promise<Reply<Answer>> => {
    const key = `ballot:${secrets.fingerprint(address)}`;
    const verdict = await limiter.hit({ key, most, seconds: day });
    const reply = verdict.allowed ? await vote() : tooManyAttempts(verdict);
    if (!reply.ok) await limiter.giveBack(key);
    return reply;
  };
}
