import type { PostFields, PostState } from '#contract/desk/blog/schemas.ts';
import type { PostText } from '#server/ports/content/post-text.ts';
import type { DeskBlog, HeldPostField, StoredPost } from '#server/ports/desk/editorial/desk-blog.ts';
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

interface PostMeans {
  readonly blog: DeskBlog;
  readonly postText: PostText;
}

/** Writes a locked post, and holds what is another than before: imports leave it alone from then on. */
export async function writePost(
  { blog, postText }: PostMeans,
  post: StoredPost,
  fields: PostFields,
  place: PostPlace,
): Promise<number> {
  const changed = importedFields.filter((name) => fields[name] !== post.fields[name]);
  await blog.hold(post.id, place.publishedAt === post.publishedAt ? changed : [...changed, 'at']);
  return blog.write(post.id, {
    ...writtenOf(fields),
    markdown: fields.body,
    html: postText.render(fields.body).html,
    ...place,
  });
}

const importedFields = ['title', 'lead', 'body', 'picture', 'categories', 'articles'] as const;

/** What the import said last is written at once, and the import has the post again. */
export async function givePostBack({ blog, postText }: PostMeans, post: StoredPost): Promise<number> {
  const { at, ...said } = post.said;
  const fields = { ...post.fields, ...said };
  const gone = new Set(await blog.unknownArticles(articlesOf(fields)));
  await blog.letGo(post.id, heldOf(post));
  return blog.write(post.id, {
    ...writtenOf({ ...fields, alt: fields.picture === post.fields.picture ? fields.alt : '' }),
    articles: articlesOf(fields).filter((id) => !gone.has(id)),
    markdown: post.saidHtml === null ? fields.body : null,
    html: post.saidHtml ?? postText.render(fields.body).html,
    draft: post.draft,
    publishedAt: at === undefined ? post.publishedAt : Date.parse(at),
  });
}

/** What the import would have otherwise. */
export const heldOf = ({ said }: Pick<StoredPost, 'said'>) => Object.keys(said) as HeldPostField[];

function writtenOf(fields: PostFields) {
  const { title, slug, lead, picture, alt } = fields;
  return {
    title: title.trim(),
    slug,
    lead: lead.trim(),
    picture: picture === '' ? null : picture,
    alt: alt.trim(),
    categories: categoriesOf(fields),
    articles: articlesOf(fields),
  };
}
