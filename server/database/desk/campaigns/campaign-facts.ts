import { kroner } from '#domain/money/money.ts';
import type { AskedPrice } from '#domain/pricing/planned-price.ts';
import type { DeskCampaigns, GoodsFacts } from '#server/ports/desk/desk-campaigns.ts';
import type { Queryable } from '../../connection/client.ts';
import { milliseconds } from '../../counter/milliseconds.ts';

type Known = Omit<GoodsFacts, 'asked' | 'others'>;

interface AskedRow {
  readonly articleId: number;
  readonly source: AskedPrice['source'];
  readonly price: number;
  readonly from: number;
  readonly to: number | null;
  readonly name: string | null;
}

/** One query for each kind of fact, none per article. */
export async function goodsFacts(
  tx: Queryable,
  articleIds: readonly number[],
  { start, end, except, now }: Parameters<DeskCampaigns['facts']>[1],
): Promise<GoodsFacts[]> {
  if (articleIds.length === 0) return [];
  const known = await tx.query<Known>(
    `SELECT a.article_id AS "articleId", a.article_no AS "articleNo", a.name, a.visible_on_web = 1 AS visible,
            a.suggested_price AS "priceNow", i.path AS image, coalesce(s.stock, 0)::int AS stock,
            coalesce(s.shops, 0)::int AS shops, coalesce(h.sold, 0)::int AS sold
       FROM articles a
       LEFT JOIN LATERAL (SELECT path FROM article_images i WHERE i.article_id = a.article_id
                           ORDER BY sort, image_id LIMIT 1) i ON true
       LEFT JOIN LATERAL (SELECT sum(qty) AS stock, count(DISTINCT shop_id) FILTER (WHERE qty > 0) AS shops
                            FROM stock JOIN variants v USING (ean) WHERE v.article_id = a.article_id) s ON true
       LEFT JOIN LATERAL (SELECT sum(h.qty) AS sold FROM stock_holds h JOIN variants v USING (ean)
                           WHERE v.article_id = a.article_id AND h.state <> 'released'
                             AND h.created_at > $2::timestamptz - interval '30 days') h ON true
      WHERE a.article_id = ANY ($1)`,
    [articleIds, new Date(now)],
  );
  const asked = await tx.query<AskedRow>(
    `SELECT article_id AS "articleId", source, price, ${milliseconds('valid_from')} AS "from",
            ${milliseconds('valid_to')} AS "to", NULL AS name
       FROM price_history WHERE article_id = ANY ($1)
      UNION ALL
     SELECT p.article_id, CASE p.label_type WHEN 'club' THEN 'club' ELSE 'campaign' END, p.price,
            ${milliseconds('p.starts_at')}, ${milliseconds('p.ends_at')}, c.name
       FROM campaign_articles p LEFT JOIN campaigns c USING (campaign_id)
      WHERE p.article_id = ANY ($1) AND p.price IS NOT NULL AND p.campaign_id IS DISTINCT FROM $2`,
    [articleIds, except],
  );
  const others = await tx.query<{ articleId: number; id: number | null; name: string; price: number | null }>(
    `SELECT p.article_id AS "articleId", p.campaign_id AS id, coalesce(c.name, '') AS name, min(p.price) AS price
       FROM campaign_articles p LEFT JOIN campaigns c USING (campaign_id)
      WHERE p.article_id = ANY ($1) AND p.campaign_id IS DISTINCT FROM $2
        AND p.starts_at < $4 AND (p.ends_at IS NULL OR p.ends_at > $3)
      GROUP BY p.article_id, p.campaign_id, c.name ORDER BY min(p.price) NULLS LAST`,
    [articleIds, except, new Date(start), new Date(end)],
  );
  const askedOf = Map.groupBy(asked, ({ articleId }) => articleId);
  const othersOf = Map.groupBy(others, ({ articleId }) => articleId);
  return known.map((article) => ({
    ...article,
    asked: (askedOf.get(article.articleId) ?? []).map(({ articleId: _, price, ...one }) => ({
      ...one,
      price: kroner(price),
    })),
    others: (othersOf.get(article.articleId) ?? []).map(({ articleId: _, ...one }) => one),
  }));
}
