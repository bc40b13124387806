import { reviewErrors } from '#content/nb/errors.ts';
import { type Failure, failure, unprocessable } from '#contract/reply.ts';
import type { ReviewRefusal } from '#server/use-cases/review/write-review.ts';

export function reviewRefused({ reason }: ReviewRefusal): Failure {
  switch (reason) {
    case 'not-allowed':
      return failure(403, reviewErrors.notAllowed);
    case 'unknown-article':
      return unprocessable({ reviewable_id: ['The selected reviewable id is invalid.'] });
    case 'already-reviewed':
      return unprocessable({ reviewable_id: [reviewErrors.alreadyReviewed] });
  }
}
