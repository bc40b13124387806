import type { ReviewRecord } from '#contract/article.ts';
import type { Slice } from './customer-history.ts';

export interface NewReview {
  readonly articleId: number;
  readonly customerId: number;
  readonly authorName: string;
  readonly rating: number;
  readonly content: string;
  readonly trueToSize: -1 | 0 | 1 | null;
  readonly sizeColor: string | null;
  readonly anonymous: boolean;
  readonly approved: boolean;
}

export interface ReviewSelection {
  readonly rating: number | null;
  /** Only those that name one of these as bought; null is all. */
  readonly sizeColors: readonly string[] | null;
  readonly sort: 'newest' | 'highest' | 'lowest';
}

export interface Reviews {
  /** Null when the customer has written one about the article before. */
  add(review: NewReview): Promise<ReviewRecord | null>;
  approved(articleId: number, which: ReviewSelection, from: number, take: number): Promise<Slice<ReviewRecord>>;
  /** Own ones, those that wait for approval included. */
  of(customerId: number, from: number, take: number): Promise<Slice<ReviewRecord & { article_name: string }>>;
}
