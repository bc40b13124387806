import { htmlAsMarkdown } from '#domain/text/html-markdown.ts';
import type { DeskBlog, HeldPostField, StoredPost } from '#server/ports/desk/editorial/desk-blog.ts';
import type { Queryable } from '../connection/client.ts';
import { sanitiseHtml } from '../sanitise-html.ts';

/** What the import calls the fields of a post. */
const importNames: Readonly<Record<HeldPostField, string>> = {
  title: 'title',
  lead: 'lead',
  body: 'body',
  picture: 'featured_image',
  categories: 'categories',
  articles: 'relatedArticles',
  at: 'published_at',
};
const heldPostFields = Object.keys(importNames) as HeldPostField[];
const named = (fields: readonly HeldPostField[]) => fields.map((field) => importNames[field]);

/** A field of the post `p` as an import would say it. */
const asSaid = `CASE field
  WHEN 'categories' THEN COALESCE((SELECT jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name) ORDER BY c.name)
    FROM blog_post_categories k JOIN blog_categories c USING (category_id) WHERE k.post_id = p.post_id), '[]')
  WHEN 'relatedArticles' THEN COALESCE((SELECT jsonb_agg(r.article_id ORDER BY r.sort, r.article_id)
    FROM blog_related_articles r WHERE r.post_id = p.post_id), '[]')
  ELSE to_jsonb(p) -> field END`;

export function heldPosts(tx: Queryable): Pick<DeskBlog, 'hold' | 'letGo'> {
  return {
    hold: async (id, fields) => {
      await tx.execute(
        `INSERT INTO held_post_fields (post_id, field, said)
         SELECT p.post_id, field, ${asSaid} FROM blog_posts p CROSS JOIN unnest($2::text[]) AS field WHERE p.post_id = $1
             ON CONFLICT DO NOTHING`,
        [id, named(fields)],
      );
    },
    letGo: async (id, fields) => {
      await tx.execute('DELETE FROM held_post_fields WHERE post_id = $1 AND field = ANY($2)', [id, named(fields)]);
    },
  };
}

/** A post that was begun here has heard nothing from an import. */
export async function holdNewPost(tx: Queryable, id: number): Promise<void> {
  await tx.execute('INSERT INTO held_post_fields (post_id, field) SELECT $1, unnest($2::text[])', [
    id,
    named(heldPostFields),
  ]);
}

export async function readSaid(tx: Queryable, id: number): Promise<Pick<StoredPost, 'said' | 'saidHtml'>> {
  const rows = await tx.query<{ field: string; said: unknown }>(
    'SELECT field, said FROM held_post_fields WHERE post_id = $1 AND said IS NOT NULL',
    [id],
  );
  const found = new Map(rows.map(({ field, said }) => [field, said]));
  const heard = heldPostFields.filter((field) => found.has(importNames[field]));
  const said = heard.map((field) => [field, inField(field, found.get(importNames[field]))] as const);
  return {
    said: Object.fromEntries(said),
    saidHtml: found.has('body') ? sanitiseHtml(String(found.get('body'))) : null,
  };
}

function inField(field: HeldPostField, said: unknown): string {
  if (field === 'body') return htmlAsMarkdown(sanitiseHtml(String(said)));
  if (field === 'at') return new Date(String(said)).toISOString();
  if (field === 'categories') return (said as { name: string }[]).map(({ name }) => name).join(', ');
  if (field === 'articles') return (said as number[]).join(', ');
  return said === null ? '' : String(said);
}
