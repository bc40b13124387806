import type { ReviewSelection, Reviews } from '#server/ports/customer/reviews.ts';
import type { Queryable } from '../connection/client.ts';
import { type ReviewRow, reviewColumns, reviewRecord } from './review-record.ts';

const orders: Readonly<Record<ReviewSelection['sort'], string>> = {
  newest: 'r.created_at DESC, r.review_id DESC',
  highest: 'r.rating DESC, r.created_at DESC, r.review_id DESC',
  lowest: 'r.rating, r.created_at DESC, r.review_id DESC',
};

export function databaseReviews(database: Queryable): Reviews {
  const count = async (which: string, params: readonly unknown[]) => {
    const [row] = await database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM reviews r WHERE ${which}`,
      params,
    );
    return row?.total ?? 0;
  };
  return {
    add: async (review) => {
      const [row] = await database.query<ReviewRow>(
        `INSERT INTO reviews AS r (article_id, customer_id, author_name, rating, content, true_to_size, size_color,
                                   anonymous, approved, verified_purchase)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${boughtIt})
         ON CONFLICT (customer_id, article_id) WHERE rejected_at IS NULL DO NOTHING RETURNING ${reviewColumns}`,
        [
          review.articleId,
          review.customerId,
          review.authorName,
          review.rating,
          review.content,
          review.trueToSize,
          review.sizeColor,
          review.anonymous,
          review.approved,
        ],
      );
      return row === undefined ? null : reviewRecord(row);
    },

    approved: async (articleId, { rating, sizeColors, sort }, from, take) => {
      const which = `r.article_id = $1 AND r.approved AND ($2::int IS NULL OR r.rating = $2)
        AND ($3::text[] IS NULL OR r.size_color = ANY ($3))`;
      const params = [articleId, rating, sizeColors];
      const rows = await database.query<ReviewRow>(
        `SELECT ${reviewColumns} FROM reviews r WHERE ${which} ORDER BY ${orders[sort]} OFFSET $4 LIMIT $5`,
        [...params, from, take],
      );
      return { entries: rows.map(reviewRecord), total: await count(which, params) };
    },

    of: async (customerId, from, take) => {
      const rows = await database.query<ReviewRow & { article_name: string }>(
        `SELECT ${reviewColumns}, a.name AS article_name FROM reviews r JOIN articles a USING (article_id)
          WHERE r.customer_id = $1 AND r.rejected_at IS NULL ORDER BY r.created_at DESC, r.review_id DESC OFFSET $2 LIMIT $3`,
        [customerId, from, take],
      );
      const entries = rows.map((row) => ({ ...reviewRecord(row), article_name: row.article_name }));
      return { entries, total: await count('r.customer_id = $1 AND r.rejected_at IS NULL', [customerId]) };
    },
  };
}

/** 'Verifisert kjøp': the article is in an order of the customer. Calling a review a buyer's without checking is not allowed. */
const boughtIt = `EXISTS (SELECT FROM orders o JOIN reservation_lines l USING (reservation_id)
                           WHERE o.customer_id = $2 AND l.article_id = $1)`;
