import type { ArticlePictureRecord } from '#contract/article.ts';
import type { GoodsRecord } from '#contract/goods.ts';
import type { ArticleStore } from '#server/ports/catalogue/article-store.ts';
import type { Queryable } from '../connection/client.ts';
import { type ReviewRow, reviewColumns, reviewRecord } from '../editorial/review-record.ts';

export function articleStore(database: Queryable): ArticleStore {
  return {
    approvedReviews: async (articleId, take) => {
      const rows = await database.query<ReviewRow>(
        `SELECT ${reviewColumns} FROM reviews r
          WHERE article_id = $1 AND approved ORDER BY created_at DESC, review_id DESC LIMIT $2`,
        [articleId, take],
      );
      return rows.map(reviewRecord);
    },
    reviewedSizeColors: (articleId) =>
      database.query<{ sizeColor: string; count: number }>(
        `SELECT size_color AS "sizeColor", count(*)::int AS count FROM reviews
          WHERE article_id = $1 AND approved AND size_color IS NOT NULL GROUP BY size_color`,
        [articleId],
      ),
    goods: async (articleId) => {
      const [row] = await database.query<GoodsRecord & { Allergens: string | null }>(
        `SELECT g.kind AS "Kind", a.ingredients AS "Ingredients", a.allergens AS "Allergens",
                a.may_contain AS "MayContain", a.biocide_sentence AS "BiocideSentence", a.safety_text AS "SafetyText",
                coalesce(a.electrical, 0) AS "Electrical", a.battery AS "Battery", a.material AS "Material",
                g.guarantee AS "Guarantee", g.complaint_years AS "ComplaintYears", g.return_days AS "ReturnDays"
           FROM articles a JOIN article_goods g USING (article_id)
          WHERE a.article_id = $1`,
        [articleId],
      );
      return row === undefined ? null : { ...row, Allergens: wordsOf(row.Allergens) };
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
        'SELECT ean, shop_id, qty FROM stock_for_sale WHERE ean = ANY($1) ORDER BY ean, qty DESC, shop_id',
        [eans],
      );
      return byEan(rows);
    },
  };
}

/** 'melk, hvete' */
function wordsOf(list: string | null): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
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
