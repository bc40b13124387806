import type { PostRow, PostState } from '#contract/desk/blog/schemas.ts';
import { htmlAsMarkdown } from '#domain/text/html-markdown.ts';
import type { DeskBlog, StoredPost } from '#server/ports/desk/editorial/desk-blog.ts';
import type { Queryable } from '../connection/client.ts';
import { sanitiseHtml } from '../sanitise-html.ts';
import { heldPosts, holdNewPost, readSaid } from './held-post-rows.ts';
import { countedPage } from './keyset-page.ts';

const which: Readonly<Record<PostState, string>> = {
  draft: 'p.draft',
  planned: 'NOT p.draft AND p.published_at > $1',
  published: 'NOT p.draft AND p.published_at <= $1',
};
const stateColumn = `CASE WHEN p.draft THEN 'draft' WHEN p.published_at > $1 THEN 'planned' ELSE 'published' END`;
const categoriesOf = `ARRAY(SELECT c.name FROM blog_post_categories k JOIN blog_categories c USING (category_id)
                             WHERE k.post_id = p.post_id ORDER BY c.name)`;
/** The newest first; no two have the same. */
const key = `(floor(extract(epoch FROM p.published_at))::bigint * 1000000 + p.post_id % 1000000)`;

export function deskBlog(tx: Queryable): DeskBlog {
  return {
    page: async (state, after, now) => {
      const page = await countedPage<Omit<PostRow, 'at'> & { at: Date; key: string }>(tx, {
        columns: `p.post_id AS id, p.title, p.slug, p.featured_image AS picture, ${categoriesOf} AS categories,
                  ${stateColumn} AS state, p.published_at AS at, ${key}::text AS key`,
        from: 'blog_posts p',
        countFrom: 'blog_posts p',
        // Every one takes the instant, which a parameter that nobody reads would be refused for.
        where: [
          state === undefined ? '$1::timestamptz IS NOT NULL' : `(${which[state]} AND $1::timestamptz IS NOT NULL)`,
        ],
        params: [new Date(now)],
        key,
        keyOf: (row) => row.key,
        after,
      });
      return { ...page, rows: page.rows.map(({ at, key: _key, ...row }) => ({ ...row, at: at.toISOString() })) };
    },
    find: (id) => readPost(tx, id, ''),
    lock: (id) => readPost(tx, id, 'FOR UPDATE OF p'),
    make: async (title, slug, now) => {
      const [made] = await tx.query<{ id: number }>(
        `INSERT INTO blog_posts (title, slug, body, markdown, draft, published_at)
         VALUES ($1, $2, '', '', true, $3) RETURNING post_id AS id`,
        [title, slug, new Date(now)],
      );
      const id = made?.id ?? 0;
      await holdNewPost(tx, id);
      return id;
    },
    write: async (id, post) => {
      const [written] = await tx.query<{ version: number }>(
        `UPDATE blog_posts SET title = $2, slug = $3, lead = $4, markdown = $5, body = $6, featured_image = $7, draft = $8,
                published_at = $9, image_alt = $10 WHERE post_id = $1 RETURNING version`,
        [
          id,
          post.title,
          post.slug,
          post.lead,
          post.markdown,
          post.html,
          post.picture,
          post.draft,
          new Date(post.publishedAt),
          post.alt,
        ],
      );
      await setLists(tx, id, post);
      return written?.version ?? 0;
    },
    ...heldPosts(tx),
    isTaken: async (slug, except) =>
      (await tx.query('SELECT FROM blog_posts WHERE slug = $1 AND post_id <> $2', [slug, except])).length > 0,
    pictures: async () => {
      const rows = await tx.query<{ picture: string }>(
        `SELECT picture FROM (
           SELECT featured_image AS picture, 1 AS place, max(published_at) AS at FROM blog_posts GROUP BY 1
           UNION ALL SELECT image, 2, max(starts_at) FROM campaigns GROUP BY 1) seen
          WHERE picture LIKE '/bilder/%' GROUP BY picture ORDER BY min(place), max(at) DESC LIMIT 24`,
      );
      return rows.map(({ picture }) => picture);
    },
    categories: async () =>
      (await tx.query<{ name: string }>('SELECT name FROM blog_categories ORDER BY name COLLATE "nb-NO-x-icu"')).map(
        ({ name }) => name,
      ),
    unknownArticles: async (ids) => {
      const rows = await tx.query<{ id: number }>(
        'SELECT id FROM unnest($1::integer[]) AS id WHERE NOT EXISTS (SELECT FROM articles WHERE article_id = id) ORDER BY id',
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}

interface PostRecord {
  readonly id: number;
  readonly version: number;
  readonly draft: boolean;
  readonly publishedAt: Date;
  readonly title: string;
  readonly slug: string;
  readonly lead: string;
  readonly body: string;
  readonly markdown: string | null;
  readonly picture: string | null;
  readonly alt: string;
  readonly categories: string[];
  readonly articles: number[];
}

async function readPost(tx: Queryable, id: number, locking: string): Promise<StoredPost | null> {
  const [row] = await tx.query<PostRecord>(
    `SELECT p.post_id AS id, p.version, p.draft, p.published_at AS "publishedAt", p.title, p.slug, p.lead, p.body, p.markdown,
            p.featured_image AS picture, p.image_alt AS alt, ${categoriesOf} AS categories,
            ARRAY(SELECT r.article_id FROM blog_related_articles r WHERE r.post_id = p.post_id ORDER BY r.sort, r.article_id) AS articles
       FROM blog_posts p WHERE p.post_id = $1 ${locking}`,
    [id],
  );
  if (row === undefined) return null;
  const { version, draft, publishedAt, title, slug, lead, body, markdown, picture, alt, categories, articles } = row;
  return {
    id,
    version,
    draft,
    publishedAt: publishedAt.getTime(),
    ...(await readSaid(tx, id)),
    fields: {
      title,
      slug,
      lead,
      body: markdown ?? htmlAsMarkdown(sanitiseHtml(body)),
      picture: picture ?? '',
      alt,
      categories: categories.join(', '),
      articles: articles.join(', '),
    },
  };
}

async function setLists(
  tx: Queryable,
  id: number,
  {
    categories,
    articles,
  }: { readonly categories: readonly { slug: string; name: string }[]; readonly articles: readonly number[] },
): Promise<void> {
  const slugs = categories.map(({ slug }) => slug);
  await tx.execute(
    `INSERT INTO blog_categories (slug, name) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (slug) DO NOTHING`,
    [slugs, categories.map(({ name }) => name)],
  );
  await tx.execute('DELETE FROM blog_post_categories WHERE post_id = $1', [id]);
  await tx.execute(
    `INSERT INTO blog_post_categories (post_id, category_id)
     SELECT $1, category_id FROM blog_categories WHERE slug = ANY($2)`,
    [id, slugs],
  );
  await tx.execute('DELETE FROM blog_related_articles WHERE post_id = $1', [id]);
  await tx.execute(
    `INSERT INTO blog_related_articles (post_id, article_id, sort)
     SELECT $1, article_id, place FROM unnest($2::integer[]) WITH ORDINALITY AS given (article_id, place)`,
    [id, articles],
  );
}
