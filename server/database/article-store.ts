import type { ArticlePictureRecord, ReviewRecord } from '#contract/article.ts';
import type { ArticleStore } from '#server/ports/article-store.ts';
import type { Queryable } from './client.ts';

/** Shown in place of a name when the author wants none or is no longer a customer (DEC-122). */
const anonymousAuthor = 'Anonym';

export function articleStore(database: Queryable): ArticleStore {
  return {
    approvedReviews: async (articleId, take) => {
      const rows = await database.query<ReviewRow>(
        `SELECT review_id, content, reply, author_name, rating, created_at, true_to_size, size_color, anonymous,
                verified_purchase, demo
           FROM reviews WHERE article_id = $1 AND approved ORDER BY created_at DESC, review_id DESC LIMIT $2`,
        [articleId, take],
      );
      return rows.map((row) => reviewRecord(row, articleId));
    },
    pictures: (articleId) =>
      database.query<ArticlePictureRecord>(
        `SELECT path, view, color_id AS "colorId", alt FROM article_images
          WHERE article_id = $1 ORDER BY sort, image_id`,
        [articleId],
      ),
    articleOnceNamed: async (slug) => {
      const rows = await database.query<{ article_id: number }>('SELECT article_id FROM slug_history WHERE slug = $1', [
        slug,
      ]);
      return rows[0]?.article_id ?? null;
    },
    stock: async (eans) => {
      const rows = await database.query<{ ean: string; shop_id: number; qty: number }>(
        'SELECT ean, shop_id, qty FROM stock WHERE ean = ANY($1) AND qty > 0 ORDER BY ean, qty DESC, shop_id',
        [eans],
      );
      return byEan(rows);
    },
  };
}

interface ReviewRow {
  readonly review_id: number;
  readonly content: string;
  readonly reply: string | null;
  readonly author_name: string | null;
  readonly rating: number;
  readonly created_at: Date;
  readonly true_to_size: number | null;
  readonly size_color: string | null;
  readonly anonymous: boolean;
  readonly verified_purchase: boolean;
  readonly demo: boolean;
}

function reviewRecord(row: ReviewRow, articleId: number): ReviewRecord {
  return {
    id: row.review_id,
    content: row.content,
    reply: row.reply,
    customer: row.anonymous ? anonymousAuthor : (row.author_name ?? anonymousAuthor),
    rating: row.rating,
    approved: 1,
    created_at: row.created_at.toISOString(),
    reviewable_id: articleId,
    reviewable_type: 'article',
    true_to_size: row.true_to_size,
    size_color: row.size_color,
    anonymous: row.anonymous ? 1 : 0,
    verified_purchase: row.verified_purchase ? 1 : 0,
    demo: row.demo ? 1 : 0,
  };
}

function byEan(rows: readonly { ean: string; shop_id: number; qty: number }[]) {
  const shops = new Map<string, { id: number; qty: number }[]>();
  for (const { ean, shop_id, qty } of rows) {
    const of = shops.get(ean) ?? [];
    of.push({ id: shop_id, qty });
    shops.set(ean, of);
  }
  return shops;
}
