import type { DeskReview } from '#contract/desk/reviews/schemas.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import type { RejectReason, ReviewState } from '#domain/review/review-flags.ts';
import type { Mail } from '../mail.ts';

/** A review with whoever wrote it, locked. */
export interface LockedReview {
  readonly id: number;
  readonly state: ReviewState;
  readonly reply: string | null;
  readonly articleId: number;
  readonly article: string;
  readonly slug: string;
  /** Null: there is nobody to write to. */
  readonly writer: { readonly id: number; readonly email: string; readonly firstName: string } | null;
}

export interface DeskReviews {
  page(state: ReviewState, after: string | undefined): Promise<DeskAnswer<'reviews'>>;
  waiting(): Promise<number>;
  read(id: number): Promise<Omit<DeskReview, 'flags'> | null>;
  lock(id: number): Promise<LockedReview | null>;
  approve(id: number): Promise<boolean>;
  reject(id: number, reason: RejectReason): Promise<boolean>;
  reply(id: number, text: string | null): Promise<boolean>;
}

type Writer = NonNullable<LockedReview['writer']>;

/** What the writer of a review is told. */
export interface ReviewMails {
  answered(review: LockedReview & { readonly writer: Writer }, reply: string): Mail;
  rejected(review: LockedReview & { readonly writer: Writer }, reason: RejectReason): Mail;
}
