import type { RejectReason } from '#domain/review/review-flags.ts';
import type { Queryable } from '../connection/client.ts';

export interface ModeratedReview {
  readonly id: number;
  readonly articleId: number;
  readonly article: string;
  readonly author: string | null;
  readonly rating: number;
  readonly content: string;
  readonly approved: boolean;
  readonly reply: string | null;
  readonly verifiedPurchase: boolean;
  readonly createdAt: Date;
}

/** How reviews are approved, answered and rejected, by command and at the desk alike (DEC-122, TRAP-54). */
export interface ReviewModeration {
  /** Oldest first, so that nobody waits longer than others. */
  waiting(most: number): Promise<ModeratedReview[]>;
  newest(most: number): Promise<ModeratedReview[]>;
  /** Each gives false when there is no such review. */
  approve(id: number): Promise<boolean>;
  reply(id: number, text: string | null): Promise<boolean>;
  /** It stays, with why; its writer may write another. */
  reject(id: number, reason: RejectReason): Promise<boolean>;
}

export function reviewModeration(database: Queryable): ReviewModeration {
  const read = (rest: string, most: number) =>
    database.query<ModeratedReview>(
      `SELECT review_id AS id, article_id AS "articleId", a.name AS article, author_name AS author, rating, content, approved,
              reply, verified_purchase AS "verifiedPurchase", r.created_at AS "createdAt"
         FROM reviews r JOIN articles a USING (article_id) ${rest} LIMIT $1`,
      [most],
    );
  return {
    waiting: (most) => read('WHERE NOT approved AND rejected_at IS NULL ORDER BY r.created_at, review_id', most),
    newest: (most) => read('WHERE NOT demo ORDER BY r.created_at DESC, review_id DESC', most),
    approve: async (id) =>
      (await database.execute(
        `UPDATE reviews SET approved = true, rejected_at = NULL, reject_reason = NULL, decided_at = now() WHERE review_id = $1`,
        [id],
      )) > 0,
    reply: async (id, text) =>
      (await database.execute('UPDATE reviews SET reply = $2 WHERE review_id = $1', [id, text])) > 0,
    reject: async (id, reason) =>
      (await database.execute(
        `UPDATE reviews SET approved = false, rejected_at = now(), reject_reason = $2, decided_at = now() WHERE review_id = $1`,
        [id, reason],
      )) > 0,
  };
}
