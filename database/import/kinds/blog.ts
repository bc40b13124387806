import { z } from 'zod';
import { slugify } from '#domain/text/slugify.ts';
import type { Transaction } from '#server/database/connection/client.ts';
import { sanitiseHtml } from '#server/database/sanitise-html.ts';
import type { ImportKind } from '../import-kind.ts';
import { setList } from '../set-list.ts';
import { code, idList, idOrNone, instant, pictureOrNone, text, textOrEmpty } from '../values.ts';

/** The API's and the page's own words (DEC-23). */
const reserved = new Set(['posts', 'post', 'categories', 'category', 'kategori']);
const slug = code(/^[a-z0-9&]+(-[a-z0-9&]+)*$/, 'must be small letters, digits and hyphens, as tre-lag-som-varmer')
  .max(200, 'is longer than 200 characters')
  .refine((word) => !reserved.has(word), 'is a word of the shop itself');

/** Only what an editorial text may hold is stored; what is left must say something. */
const html = text(200_000)
  .transform(sanitiseHtml)
  .refine((body) => body.trim() !== '', 'holds nothing that may be shown');

/** Names, ['Guider', 'Turtips'] or 'Guider|Turtips'; a category that is new is made. */
const categoryNames = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split('|').filter((part) => part.trim() !== '') : value),
    z.array(text(100), 'must be a list of names'),
  )
  .transform((names) => names.map((name) => ({ slug: slugify(name), name })))
  .refine((categories) => categories.every((category) => category.slug !== ''), 'has a name without letters');

const heldFields = { table: 'held_post_fields', owner: 'post_id' };

export const blog: ImportKind = {
  name: 'blog',
  about: 'Blog posts with their categories and articles; a later publishedAt waits until then',
  table: 'blog_posts',
  key: ['slug'],
  fields: {
    slug: { column: 'slug', value: slug },
    title: { column: 'title', value: text(200), needed: true },
    lead: { column: 'lead', value: textOrEmpty(1_000), otherwise: '' },
    body: { column: 'body', value: html, needed: true },
    featuredImage: { column: 'featured_image', value: pictureOrNone },
    publishedAt: { column: 'published_at', value: instant, otherwise: 'now' },
    mainArticle: { column: 'main_article_id', value: idOrNone },
    relatedArticles: { column: null, value: idList },
    categories: { column: null, value: categoryNames },
  },
  references: [{ columns: ['main_article_id'], table: 'articles', keys: ['article_id'], kind: 'articles' }],
  rules: [
    {
      wrong: `EXISTS (SELECT FROM staged CROSS JOIN LATERAL jsonb_array_elements_text(record -> 'relatedArticles') AS given
                       WHERE staged.line = made.line AND record ? 'relatedArticles'
                         AND NOT EXISTS (SELECT FROM articles WHERE article_id = given::integer))`,
      says: 'has an unknown id in relatedArticles; import articles first',
    },
  ],
  heldFields,
  after: async (tx) => {
    await setCategories(tx);
    await setRelatedArticles(tx);
  },
};

/** The posts of the file that say something about `field`, with their ids and what they say; not those where the office holds it. */
function saying(field: string): string {
  return `(SELECT s.line, p.post_id, s.record -> '${field}' AS said
             FROM made m JOIN staged s USING (line) JOIN blog_posts p ON p.slug = m.slug
            WHERE s.record ? '${field}'
              AND NOT EXISTS (SELECT FROM ${heldFields.table} h WHERE h.post_id = p.post_id AND h.field = '${field}'))`;
}

async function setCategories(tx: Transaction): Promise<void> {
  const given = `${saying('categories')} post CROSS JOIN LATERAL jsonb_to_recordset(said) AS given (slug text, name text)`;
  await tx.execute(`
    INSERT INTO blog_categories (slug, name)
    SELECT DISTINCT ON (slug) slug, name FROM ${given}
     WHERE slug NOT IN (SELECT slug FROM blog_categories) ORDER BY slug, name`);
  await setList(tx, {
    table: 'blog_post_categories',
    owner: 'post_id',
    entry: 'category_id',
    owners: `SELECT line, post_id FROM ${saying('categories')} post`,
    entries: `SELECT DISTINCT line, post_id, category_id FROM ${given} JOIN blog_categories USING (slug)`,
  });
}

/** In the order of the file. */
async function setRelatedArticles(tx: Transaction): Promise<void> {
  await setList(tx, {
    table: 'blog_related_articles',
    owner: 'post_id',
    entry: 'article_id',
    values: ['sort'],
    owners: `SELECT line, post_id FROM ${saying('relatedArticles')} post`,
    entries: `SELECT line, post_id, given::integer AS article_id, min(place)::integer AS sort
                FROM ${saying('relatedArticles')} post
               CROSS JOIN LATERAL jsonb_array_elements_text(said) WITH ORDINALITY AS entry (given, place)
               GROUP BY line, post_id, given`,
  });
}
