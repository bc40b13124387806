import { reviewErrors } from '#content/nb/errors.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { type Failure, failure } from '#contract/reply.ts';

/** Calls whose 401 has words of its own; screens have their text for the others by status. */
const words: Partial<Record<EndpointName, string>> = { writeReview: reviewErrors.logInFirst };

export function requireLogin(name: EndpointName): Failure {
  return failure(401, words[name] ?? 'Unauthenticated.');
}
