import type { DeskReview, ReviewRow } from '#contract/desk/reviews/schemas.ts';
import { maskedContent, type ReviewState, reviewFlags } from '#domain/review/review-flags.ts';
import type { DeskReviews, LockedReview } from '#server/ports/desk/desk-reviews.ts';
import type { Queryable } from '../connection/client.ts';
import { reviewModeration } from '../editorial/review-moderation.ts';
import { countedPage, countRows } from './keyset-page.ts';

const which: Readonly<Record<ReviewState, string>> = {
  waiting: 'NOT r.approved AND r.rejected_at IS NULL',
  approved: 'r.approved AND NOT r.demo',
  rejected: 'r.rejected_at IS NOT NULL',
};
const stateColumn = `CASE WHEN r.approved THEN 'approved' WHEN r.rejected_at IS NULL THEN 'waiting' ELSE 'rejected' END`;
const picture = '(SELECT path FROM article_images i WHERE i.article_id = a.article_id ORDER BY sort, image_id LIMIT 1)';
const shownLength = 140;

/** Those that wait, the oldest first: nobody waits longer than others. The rest as they came. */
function order(state: ReviewState) {
  const top = 2_147_483_647;
  return state === 'waiting'
    ? { key: `(${top} - r.review_id)`, keyOf: ({ id }: { readonly id: number }) => String(top - id) }
    : { key: 'r.review_id', keyOf: ({ id }: { readonly id: number }) => String(id) };
}

type Listed = Omit<ReviewRow, 'at' | 'flags'> & { readonly at: Date };

export function deskReviews(tx: Queryable): DeskReviews {
  const { approve, reject, reply } = reviewModeration(tx);
  const count = async (state: ReviewState) => (await countRows(tx, `FROM reviews r WHERE ${which[state]}`, [])).count;
  return {
    approve,
    reject,
    reply,
    waiting: () => count('waiting'),
    page: async (state, after) => {
      const page = await countedPage<Listed>(tx, {
        columns: `r.review_id AS id, a.name AS article, ${picture} AS picture, r.rating, r.content, r.created_at AS at`,
        from: 'reviews r JOIN articles a USING (article_id)',
        countFrom: 'reviews r',
        where: [which[state]],
        params: [],
        ...order(state),
        after,
      });
      return {
        ...page,
        rows: page.rows.map((row) => ({
          ...row,
          at: row.at.toISOString(),
          flags: reviewFlags(row.content),
          content: maskedContent(row.content).slice(0, shownLength),
        })),
        waiting: await count('waiting'),
        approved: await count('approved'),
        rejected: await count('rejected'),
      };
    },
    read: (id) => readReview(tx, id),
    lock: async (id) => {
      const [row] = await tx.query<LockedReview>(
        `SELECT r.review_id AS id, ${stateColumn} AS state, r.reply, r.article_id AS "articleId", a.name AS article, a.slug,
                CASE WHEN c.customer_id IS NOT NULL
                     THEN json_build_object('id', c.customer_id, 'email', c.email, 'firstName', c.first_name) END AS writer
           FROM reviews r JOIN articles a USING (article_id) LEFT JOIN customers c ON c.customer_id = r.customer_id
          WHERE r.review_id = $1 FOR UPDATE OF r`,
        [id],
      );
      return row ?? null;
    },
  };
}

interface Row extends Omit<DeskReview, 'flags' | 'at' | 'order' | 'article'> {
  readonly at: Date;
  readonly articleId: number;
  readonly article: string;
  readonly brand: string | null;
  readonly price: number;
  readonly picture: string | null;
  readonly ratings: number[];
  readonly order: { readonly id: number; readonly at: string; readonly shop: string } | null;
}

async function readReview(tx: Queryable, id: number): Promise<Omit<DeskReview, 'flags'> | null> {
  const rated = [1, 2, 3, 4, 5].map((stars) => `count(*) FILTER (WHERE rating = ${stars})::int`).join(', ');
  const [row] = await tx.query<Row>(
    `SELECT r.review_id AS id, ${stateColumn} AS state, r.rating, r.content, r.created_at AS at,
            CASE WHEN NOT r.anonymous THEN r.author_name END AS author, r.true_to_size AS "trueToSize", r.size_color AS bought,
            r.verified_purchase AS verified, r.reply, r.reject_reason AS reason, c.customer_id IS NOT NULL AS mailed,
            a.article_id AS "articleId", a.name AS article, p.name AS brand, a.suggested_price AS price, ${picture} AS picture,
            (SELECT ARRAY[${rated}] FROM reviews o WHERE o.article_id = r.article_id AND o.approved) AS ratings,
            (SELECT json_build_object('id', l.reservation_id, 'at', o.created_at, 'shop', s.name)
               FROM orders o JOIN reservation_lines l USING (reservation_id) JOIN reservations v USING (reservation_id)
               JOIN shops s ON s.shop_id = v.shop_id
              WHERE o.customer_id = r.customer_id AND l.article_id = r.article_id
              ORDER BY o.created_at DESC LIMIT 1) AS "order"
       FROM reviews r JOIN articles a USING (article_id) LEFT JOIN product_lines p USING (product_line_id)
       LEFT JOIN customers c ON c.customer_id = r.customer_id
      WHERE r.review_id = $1`,
    [id],
  );
  if (row === undefined) return null;
  const { at, articleId, article, brand, price, picture: path, ratings, order, ...review } = row;
  return {
    ...review,
    at: at.toISOString(),
    order: order === null ? null : { ...order, at: new Date(order.at).toISOString() },
    article: { id: articleId, name: article, brand, price, picture: path, ratings },
  };
}
