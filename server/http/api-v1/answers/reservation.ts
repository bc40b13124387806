import { checkoutErrors } from '#content/nb/errors.ts';
import { type Failure, failure, notFound } from '#contract/reply.ts';
import type { CancelRefusal } from '#server/use-cases/reservation/read-reservation.ts';

export function cancelRefused({ reason }: CancelRefusal): Failure {
  return reason === 'unknown' ? notFound() : failure(422, checkoutErrors.cannotCancel);
}
