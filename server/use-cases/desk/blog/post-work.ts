import type { PostFields, PostState } from '#contract/desk/blog/schemas.ts';
import type { PostText } from '#server/ports/content/post-text.ts';
import type { DeskBlog, StoredPost } from '#server/ports/desk/editorial/desk-blog.ts';
import { articlesOf, categoriesOf } from './read-post-fields.ts';

export const postSubject = (id: number) => `post:${id}`;

export function stateOf({ draft, publishedAt }: Pick<StoredPost, 'draft' | 'publishedAt'>, now: number): PostState {
  if (draft) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}

/** Of whatever was drafted, what a post has. */
export function draftedPost(fields: PostFields, drafted: Readonly<Record<string, unknown>>): PostFields {
  const taken = Object.entries(drafted).filter(([name, value]) => name in fields && typeof value === 'string');
  return { ...fields, ...Object.fromEntries(taken) };
}

/** How a post stands in the shop, beside its words. */
export interface PostPlace {
  readonly draft: boolean;
  readonly publishedAt: number;
}

export function writePost(
  { blog, postText }: { readonly blog: DeskBlog; readonly postText: PostText },
  id: number,
  fields: PostFields,
  place: PostPlace,
): Promise<number> {
  const { title, slug, lead, body, picture, alt } = fields;
  return blog.write(id, {
    title: title.trim(),
    slug,
    lead: lead.trim(),
    markdown: body,
    html: postText.render(body).html,
    picture: picture === '' ? null : picture,
    alt: alt.trim(),
    categories: categoriesOf(fields),
    articles: articlesOf(fields),
    ...place,
  });
}
