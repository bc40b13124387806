import type { ReviewRecord } from '#contract/article.ts';

/** Shown in place of a name when the author wants none or is no longer a customer (DEC-122). */
const anonymousAuthor = 'Anonym';

export const reviewColumns = `r.review_id, r.article_id, r.content, r.reply, r.author_name, r.rating, r.approved,
  r.created_at, r.true_to_size, r.size_color, r.anonymous, r.verified_purchase, r.demo`;

export interface ReviewRow {
  readonly review_id: number;
  readonly article_id: number;
  readonly content: string;
  readonly reply: string | null;
  readonly author_name: string | null;
  readonly rating: number;
  readonly approved: boolean;
  readonly created_at: Date;
  readonly true_to_size: number | null;
  readonly size_color: string | null;
  readonly anonymous: boolean;
  readonly verified_purchase: boolean;
  readonly demo: boolean;
}

export function reviewRecord(row: ReviewRow): ReviewRecord {
  return {
    id: row.review_id,
    content: row.content,
    reply: row.reply,
    customer: row.anonymous ? anonymousAuthor : (row.author_name ?? anonymousAuthor),
    rating: row.rating,
    approved: row.approved ? 1 : 0,
    created_at: row.created_at.toISOString(),
    reviewable_id: row.article_id,
    reviewable_type: 'article',
    true_to_size: row.true_to_size,
    size_color: row.size_color,
    anonymous: row.anonymous ? 1 : 0,
    verified_purchase: row.verified_purchase ? 1 : 0,
    demo: row.demo ? 1 : 0,
  };
}
