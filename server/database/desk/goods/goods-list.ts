import type { GoodsRow } from '#contract/desk/goods/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { GoodsFilter, GoodsWish } from '#server/ports/desk/desk-goods.ts';
import type { Queryable } from '../../connection/client.ts';
import { countedPage, whereOf } from '../keyset-page.ts';

const firstPicture = `(SELECT path FROM article_images i WHERE i.article_id = a.article_id ORDER BY sort, image_id LIMIT 1)`;

/** Newest first. The catalogue in memory lists visible goods alone, so this one asks the tables. */
export function goodsPage(tx: Queryable, { after, ...filter }: GoodsWish): Promise<Page<GoodsRow>> {
  const { where, params } = conditions(filter);
  return countedPage<GoodsRow>(tx, {
    columns: `a.article_id AS id, a.article_no AS "articleNo", a.name, a.slug, ${firstPicture} AS picture,
              (SELECT name FROM product_lines p WHERE p.product_line_id = a.product_line_id) AS brand,
              ${groupName} AS "group", a.suggested_price AS price,
              coalesce((SELECT sum(qty) FROM variants v JOIN stock_for_sale USING (ean)
                         WHERE v.article_id = a.article_id), 0)::int AS pieces,
              a.visible_on_web = 1 AS visible, a.purchasable_on_web = 1 AS purchasable, a.web_label AS label,
              (SELECT count(*) FROM held_fields h WHERE h.article_id = a.article_id)::int AS held`,
    from: 'articles a',
    countFrom: 'articles a',
    where,
    params,
    key: 'a.article_id',
    after,
    keyOf: ({ id }) => String(id),
  });
}

export async function goodsIds(tx: Queryable, filter: GoodsFilter, most: number): Promise<number[]> {
  const { where, params } = conditions(filter);
  const rows = await tx.query<{ id: number }>(
    `SELECT a.article_id AS id FROM articles a ${whereOf(where)} ORDER BY a.article_id LIMIT ${most + 1}`,
    params,
  );
  return rows.map(({ id }) => id);
}

/**
 * At every pause of typing: of each way the newest few. Sorted by a sum, as for a few rows by the key alone PostgreSQL would walk
 * the key and read every name.
 */
const newestFew = 'ORDER BY article_id + 0 DESC LIMIT 20';

/** The newest few goods that each way finds, as a query of their numbers. */
export function fewWaysTo(text: string, place: (value: unknown) => string): string {
  return waysTo(text, place)
    .map((way) => `(${way} ${newestFew})`)
    .join(' UNION ');
}

export function palettePage(tx: Queryable, text: string, most: number) {
  const params: unknown[] = [];
  const few = fewWaysTo(text, (value) => `$${params.push(value)}`);
  return tx.query<Pick<GoodsRow, 'id' | 'articleNo' | 'name'>>(
    `SELECT a.article_id AS id, a.article_no AS "articleNo", a.name FROM articles a
      WHERE a.article_id IN (${few})
      ORDER BY a.visible_on_web DESC, a.article_id DESC LIMIT ${most}`,
    params,
  );
}

export const groupName = `coalesce(
  (SELECT name FROM article_groups3 g WHERE g.article_group3_id = a.article_group3_id),
  (SELECT name FROM article_groups2 u WHERE u.article_group2_id = a.article_group2_id),
  (SELECT name FROM main_groups m WHERE m.main_group_id = a.main_group_id))`;

const groupColumns = { m: 'main_group_id', u: 'article_group2_id', g: 'article_group3_id' } as const;

const lacking = {
  picture: 'NOT EXISTS (SELECT FROM article_images i WHERE i.article_id = a.article_id)',
  text: "a.description = ''",
  visible: 'a.visible_on_web = 0',
  proposed: 'EXISTS (SELECT FROM price_proposals p WHERE p.article_id = a.article_id AND p.decided_at IS NULL)',
  held: 'EXISTS (SELECT FROM held_fields h WHERE h.article_id = a.article_id)',
} as const;

function conditions({ q, group, brand, gender, lacks }: GoodsFilter) {
  const where: string[] = [];
  const params: unknown[] = [];
  const place = (value: unknown) => `$${params.push(value)}`;
  if (q !== undefined && q !== '') where.push(`a.article_id IN (${waysTo(q, place).join(' UNION ')})`);
  if (group !== undefined)
    where.push(`a.${groupColumns[group.slice(0, 1) as keyof typeof groupColumns]} = ${place(Number(group.slice(1)))}`);
  if (brand !== undefined) where.push(`a.product_line_id = ${place(brand)}`);
  if (gender !== undefined)
    where.push(
      `(a.gender_id = ${place(gender)} OR EXISTS (
         SELECT FROM article_genders g WHERE g.article_id = a.article_id AND g.gender_id = ${place(gender)}))`,
    );
  if (lacks !== undefined) where.push(lacking[lacks]);
  return { where, params };
}

/** Each way by an index of its own: the beginnings of its words, of its number, its EAN, our own number. */
function waysTo(q: string, place: (value: unknown) => string): string[] {
  const words = q.match(/[\p{L}\d]+/gu) ?? [];
  const ways = [
    `SELECT article_id FROM articles WHERE lower(article_no) LIKE ${place(`${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)}`,
  ];
  if (words.length > 0)
    ways.push(
      `SELECT article_id FROM articles
        WHERE to_tsvector('simple', name) @@ to_tsquery('simple', ${place(words.map((word) => `'${word}':*`).join(' & '))})`,
    );
  if (/^\d{8,14}$/.test(q)) ways.push(`SELECT article_id FROM variants WHERE ean = ${place(q)}`);
  if (/^\d{1,9}$/.test(q)) ways.push(`SELECT article_id FROM articles WHERE article_id = ${place(Number(q))}`);
  return ways;
}
