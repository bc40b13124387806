import type { ReviewRecord } from '#contract/article.ts';
import type { CustomerRecord } from '#contract/customer.ts';
import { failure, type Reply, success, unprocessable } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { mayDo } from '#domain/customer/customer.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import type { Reviews } from '#server/ports/customer/reviews.ts';

export interface ReviewParts {
  readonly reviews: Reviews;
  readonly index: CatalogueIndex;
  /** The setting reviews_auto_approve. */
  readonly autoApprove: () => boolean;
  readonly texts: { readonly notAllowed: string; readonly alreadyReviewed: string };
}

/** DEC-122: one review of an article by a customer; it waits for approval unless the setting says otherwise. */
export async function writeReview(
  { reviews, index, autoApprove, texts }: ReviewParts,
  input: CheckedInput<'writeReview'>,
  customer: CustomerRecord,
): Promise<Reply<ReviewRecord>> {
  if (!mayDo(customer, 'review.create')) return failure(403, texts.notAllowed);
  if (!index.article(input.reviewable_id)?.visibleOnWeb) {
    return unprocessable({ reviewable_id: ['The selected reviewable id is invalid.'] });
  }
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
  return added === null ? unprocessable({ reviewable_id: [texts.alreadyReviewed] }) : success(added, 201);
}
