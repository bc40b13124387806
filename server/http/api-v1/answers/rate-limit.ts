import { generalErrors } from '#content/nb/errors.ts';
import { type Failure, tooMany } from '#contract/reply.ts';

export function tooManyAttempts(limit: { readonly retryAfterSeconds: number }): Failure {
  return tooMany(generalErrors.tooManyAttempts, limit);
}
