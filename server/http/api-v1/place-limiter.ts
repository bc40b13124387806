import type { Failure } from '#contract/reply.ts';
import { tooManyAttempts } from './answers/rate-limit.ts';
import type { CheckoutServices } from './checkout-handlers.ts';
import type { CacheableReply, Caller } from './handler.ts';

/** R36: nobody makes the shop ask the map services without end. The server itself, which renders pages, is not counted. */
export function placeLimiter({ limiter, secrets }: Pick<CheckoutServices, 'limiter' | 'secrets'>, most: number) {
  return <Input, Answer>(answer: (input: Input) => Promise<CacheableReply<Answer>>) =>
    async (input: Input, { address }: Caller): Promise<CacheableReply<Answer> | Failure> => {
      if (address === '') return answer(input);
      const verdict = await limiter.hit({ key: `place:${secrets.fingerprint(address)}`, most, seconds: 60 });
      return verdict.allowed ? answer(input) : tooManyAttempts(verdict);
    };
}
