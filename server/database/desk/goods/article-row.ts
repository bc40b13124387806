import type { ArticlePicture } from '#contract/desk/goods/picture-schemas.ts';
import { type Kroner, kroner } from '#domain/money/money.ts';
import { readPhotoPath } from '#domain/picture/photo-path.ts';
import type { AskedPrice, ReadArticle } from '#server/ports/desk/desk-goods.ts';
import type { Queryable } from '../../connection/client.ts';
import { milliseconds } from '../../counter/milliseconds.ts';
import { fieldOfColumn, read, readValues, type StoredValues, valueColumns } from '../../goods/held-columns.ts';
import { groupName } from './goods-list.ts';

type Head = StoredValues &
  Pick<ReadArticle, 'id' | 'version' | 'articleNo' | 'brand' | 'group' | 'pieces' | 'shops' | 'variants'> & {
    readonly suggestedPrice: number;
  };

/** An article with what the desk shows beside it. */
export async function readArticle(tx: Queryable, id: number): Promise<ReadArticle | null> {
  const [head] = await tx.query<Head>(
    `SELECT a.article_id AS id, a.version, a.article_no AS "articleNo", ${valueColumns},
            p.name AS brand, ${groupName} AS "group", a.suggested_price AS "suggestedPrice",
            s.pieces, s.shops, (SELECT count(*) FROM variants v WHERE v.article_id = a.article_id)::int AS variants
       FROM articles a LEFT JOIN product_lines p USING (product_line_id)
      CROSS JOIN LATERAL (SELECT coalesce(sum(qty), 0)::int AS pieces, count(DISTINCT shop_id)::int AS shops
                            FROM variants v JOIN stock_for_sale USING (ean) WHERE v.article_id = a.article_id) s
      WHERE a.article_id = $1`,
    [id],
  );
  if (head === undefined) return null;
  const { id: articleId, version, articleNo, brand, group, pieces, shops, variants, suggestedPrice } = head;
  return {
    ...{ id: articleId, version, articleNo, brand, group, pieces, shops, variants },
    values: { ...readValues(head) },
    price: kroner(suggestedPrice),
    colors: await tx.query<{ id: number; name: string; hex: string }>(
      `SELECT color_id AS id, name, hex FROM colors JOIN (
         SELECT color_id, min(sort) AS sort, min(variant_id) AS first FROM variants WHERE article_id = $1 GROUP BY 1) v USING (color_id)
        ORDER BY v.sort, v.first`,
      [id],
    ),
    oldSlugs: (
      await tx.query<{ slug: string }>(
        'SELECT slug FROM slug_history WHERE article_id = $1 ORDER BY retired_at DESC, slug LIMIT 5',
        [id],
      )
    ).map(({ slug }) => slug),
    held: await heldOf(tx, id),
    pictures: await picturesOf(tx, id),
    ...(await pricesOf(tx, id)),
  };
}

async function heldOf(tx: Queryable, id: number): Promise<ReadArticle['held']> {
  const rows = await tx.query<{ field: string; said: unknown; saidAt: Date; by: string | null; at: Date }>(
    `SELECT h.field, h.said, h.said_at AS "saidAt", m.name AS by, h.held_at AS at
       FROM held_fields h LEFT JOIN staff_members m ON m.staff_member_id = h.held_by WHERE h.article_id = $1 ORDER BY h.field`,
    [id],
  );
  return rows.map(({ field, said, saidAt, by, at }) => ({
    field: fieldOfColumn(field),
    said: read(fieldOfColumn(field), said),
    saidAt: saidAt.toISOString(),
    by,
    at: at.toISOString(),
  }));
}

async function picturesOf(tx: Queryable, id: number): Promise<ArticlePicture[]> {
  const rows = await tx.query<Omit<ArticlePicture, 'photo'> & { isPhoto: boolean }>(
    `SELECT path, color_id AS "colorId", view, alt, picture IS NOT NULL AS "isPhoto" FROM article_images
      WHERE article_id = $1 ORDER BY sort, image_id`,
    [id],
  );
  return rows.map(({ isPhoto, ...picture }) => ({ ...picture, photo: isPhoto ? readPhotoPath(picture.path) : null }));
}

async function pricesOf(tx: Queryable, id: number): Promise<Pick<ReadArticle, 'points' | 'asked'>> {
  return {
    points: await tx.query<{ from: number; price: Kroner }>(
      `SELECT ${milliseconds('at')} AS "from", price FROM price_points WHERE article_id = $1 ORDER BY at`,
      [id],
    ),
    asked: await tx.query<AskedPrice>(
      `SELECT price, source = 'club' AS "isClub", ${milliseconds('valid_from')} AS "from", ${milliseconds('valid_to')} AS until
         FROM price_history WHERE article_id = $1
        UNION ALL
       SELECT price, label_type = 'club', ${milliseconds('starts_at')}, ${milliseconds('ends_at')}
         FROM campaign_articles WHERE article_id = $1 AND price IS NOT NULL
        ORDER BY 3`,
      [id],
    ),
  };
}
