import type { ReviewRecord } from '#contract/article.ts';
import type { CustomerRecord } from '#contract/customer.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { mayDo } from '#domain/customer/customer.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { Reviews } from '#server/ports/customer/reviews.ts';
import { done, type Result, refused } from '#server/ports/result.ts';

export interface ReviewParts {
  readonly reviews: Reviews;
  readonly index: Catalogue;
  /** The setting reviews_auto_approve. */
  readonly autoApprove: () => boolean;
}

export type ReviewRefusal = { readonly reason: 'not-allowed' | 'unknown-article' | 'already-reviewed' };

/** DEC-122: one review of an article by a customer; it waits for approval unless the setting says otherwise. */
export async function writeReview(
  { reviews, index, autoApprove }: ReviewParts,
  input: CheckedInput<'writeReview'>,
  customer: CustomerRecord,
): Promise<Result<ReviewRecord, ReviewRefusal>> {
  if (!mayDo(customer, 'review.create')) return refused({ reason: 'not-allowed' });
  if (!(await index.article(input.reviewable_id))?.visibleOnWeb) return refused({ reason: 'unknown-article' });
  const added = await reviews.add({
    articleId: input.reviewable_id,
    customerId: customer.id,
    authorName: customer.first_name,
    rating: input.rating,
    content: input.content,
    trueToSize: input.true_to_size,
    sizeColor: input.size_color,
    anonymous: input.anonymous === 1,
    approved: autoApprove(),
  });
  return added === null ? refused({ reason: 'already-reviewed' }) : done(added);
}
