import { articleFields } from '#domain/goods/held-field.ts';
import type { DeskGoods, LockedArticle, PriceProposal } from '#server/ports/desk/desk-goods.ts';
import type { Queryable } from '../../connection/client.ts';
import {
  fieldOfColumn,
  heldColumns,
  read,
  readValues,
  type StoredValues,
  stored,
  valueColumns,
} from '../../goods/held-columns.ts';
import { articlePictures } from '../../pictures/picture-records.ts';
import { readArticle } from './article-row.ts';
import { goodsIds, goodsPage, palettePage } from './goods-list.ts';

export function deskGoods(tx: Queryable): DeskGoods {
  return {
    page: (wish) => goodsPage(tx, wish),
    ids: (filter, most) => goodsIds(tx, filter, most),
    find: (text, most) => palettePage(tx, text, most),
    choices: async () => ({
      groups: await tx.query<{ value: string; name: string; depth: number }>(groupsInOrder),
      brands: await tx.query<{ id: number; name: string }>(
        'SELECT product_line_id AS id, name FROM product_lines ORDER BY name COLLATE "nb-NO-x-icu"',
      ),
      genders: await tx.query<{ id: number; name: string }>(
        'SELECT gender_id AS id, name FROM genders ORDER BY name COLLATE "nb-NO-x-icu"',
      ),
    }),
    read: (id) => readArticle(tx, id),
    lock: (id) => lockArticle(tx, id),
    slugOwner: async (slug) => {
      const [owner] = await tx.query<{ id: number; name: string }>(
        `SELECT article_id AS id, name FROM articles WHERE slug = $1
          UNION ALL
         SELECT article_id, name FROM slug_history h JOIN articles USING (article_id) WHERE h.slug = $1 LIMIT 1`,
        [slug],
      );
      return owner ?? null;
    },
    write: async (id, values) => {
      const fields = articleFields.filter((field) => values[field] !== undefined);
      if (typeof values.slug === 'string') await leadOn(tx, id, values.slug);
      if (fields.length > 0)
        await tx.execute(
          `UPDATE articles SET ${fields.map((field, at) => `${heldColumns[field]} = $${at + 2}`).join(', ')} WHERE article_id = $1`,
          [id, ...fields.map((field) => stored(values[field] ?? null))],
        );
      return versionOf(tx, id);
    },
    hold: async (id, field, said, by) => {
      await tx.execute(
        `INSERT INTO held_fields (article_id, field, said, held_by) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [id, heldColumns[field], JSON.stringify(field === 'slug' ? null : stored(said)), by],
      );
    },
    letGo: async (id, field) => {
      await tx.execute('DELETE FROM held_fields WHERE article_id = $1 AND field = $2', [id, heldColumns[field]]);
    },
    proposal: async (id) => {
      const [row] = await tx.query<Omit<PriceProposal, 'at'> & { at: Date }>(
        `SELECT p.price_proposal_id AS id, p.price_before AS from, p.price, p.reason, m.name AS by, p.proposed_at AS at
           FROM price_proposals p LEFT JOIN staff_members m USING (staff_member_id)
          WHERE p.article_id = $1 AND p.decided_at IS NULL`,
        [id],
      );
      return row === undefined ? null : { ...row, at: row.at.toISOString() };
    },
    propose: async (id, { from, price, reason, member }) => {
      await tx.execute(
        `INSERT INTO price_proposals (article_id, price_before, price, reason, staff_member_id) VALUES ($1, $2, $3, $4, $5)`,
        [id, from, price, reason, member],
      );
    },
    decide: async (proposal, approved) => {
      await tx.execute(
        'UPDATE price_proposals SET decided_at = now(), approved = $2 WHERE price_proposal_id = $1 AND decided_at IS NULL',
        [proposal, approved],
      );
    },
    setPrice: async (id, price) => {
      await tx.execute('UPDATE articles SET suggested_price = $2 WHERE article_id = $1', [id, price]);
      return versionOf(tx, id);
    },
    pictures: articlePictures(tx),
  };
}

/** The address an article had leads on to its new one; one that it takes up again is its own once more. */
async function leadOn(tx: Queryable, id: number, slug: string): Promise<void> {
  await tx.execute('DELETE FROM slug_history WHERE slug = $1 AND article_id = $2', [slug, id]);
  await tx.execute(
    `INSERT INTO slug_history (slug, article_id) SELECT slug, article_id FROM articles WHERE article_id = $1 AND slug <> $2
         ON CONFLICT (slug) DO UPDATE SET article_id = excluded.article_id, retired_at = now()`,
    [id, slug],
  );
}

async function lockArticle(tx: Queryable, id: number): Promise<LockedArticle | null> {
  const [row] = await tx.query<StoredValues & { version: number; price: LockedArticle['price'] }>(
    `SELECT ${valueColumns}, a.version, a.suggested_price AS price
       FROM articles a WHERE a.article_id = $1 FOR UPDATE`,
    [id],
  );
  if (row === undefined) return null;
  const held = await tx.query<{ field: string; said: unknown }>(
    'SELECT field, said FROM held_fields WHERE article_id = $1 FOR UPDATE',
    [id],
  );
  return {
    version: row.version,
    price: row.price,
    values: readValues(row),
    held: new Map(held.map(({ field, said }) => [fieldOfColumn(field), read(fieldOfColumn(field), said)] as const)),
  };
}

async function versionOf(tx: Queryable, id: number): Promise<number> {
  const [row] = await tx.query<{ version: number }>(`SELECT a.version FROM articles a WHERE article_id = $1`, [id]);
  return row?.version ?? 0;
}

/** The tree from the top, each group below the one it belongs to. */
const groupsInOrder = `
  SELECT value, name, depth FROM (
    SELECT 'm' || main_group_id AS value, name, 0 AS depth, ARRAY[sort, main_group_id] AS place FROM main_groups
    UNION ALL
    SELECT 'u' || article_group2_id, u.name, 1, ARRAY[m.sort, m.main_group_id, u.sort, u.article_group2_id]
      FROM article_groups2 u JOIN main_groups m USING (main_group_id) WHERE NOT u.custom
    UNION ALL
    SELECT 'g' || article_group3_id, g.name, 2,
           ARRAY[m.sort, m.main_group_id, u.sort, u.article_group2_id, g.sort, g.article_group3_id]
      FROM article_groups3 g JOIN article_groups2 u USING (article_group2_id) JOIN main_groups m USING (main_group_id)
     WHERE NOT u.custom) tree
  ORDER BY place`;
