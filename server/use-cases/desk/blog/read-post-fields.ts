import { postFieldLengths } from '#contract/desk/blog/field-lengths.ts';
import type { PostFields } from '#contract/desk/blog/schemas.ts';
import { readPhotoPath } from '#domain/picture/photo-path.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { DeskBlog } from '#server/ports/desk/editorial/desk-blog.ts';

/** Why a post cannot be as it is written. */
export interface PostFault {
  readonly field: keyof PostFields;
  readonly reason: 'empty' | 'long' | 'slug' | 'taken' | 'picture' | 'no-alt' | 'category' | 'no-article';
  readonly value: string;
}

/** The API's and the page's own words are no addresses of posts (DEC-23). */
const reserved: ReadonlySet<string> = new Set(['posts', 'post', 'categories', 'category', 'kategori']);
const slugPattern = /^[a-z0-9&]+(-[a-z0-9&]+)*$/;

export const parted = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const categoriesOf = ({ categories }: PostFields) => [
  ...new Map(parted(categories).map((name) => [slugify(name), { slug: slugify(name), name }])).values(),
];

export const articlesOf = ({ articles }: PostFields) => [...new Set(parted(articles).map(Number))];

/** What is wrong first; null: nothing is. A draft may lack what a post in the shop must have. */
export async function postFault(
  blog: Pick<DeskBlog, 'isTaken' | 'unknownArticles'>,
  id: number,
  fields: PostFields,
  { isShown }: { readonly isShown: boolean },
): Promise<PostFault | null> {
  const names = Object.keys(postFieldLengths) as (keyof PostFields)[];
  const long = names.find((name) => fields[name].length > postFieldLengths[name]);
  if (long !== undefined) return { field: long, reason: 'long', value: String(postFieldLengths[long]) };
  const needed = isShown ? (['title', 'lead', 'body'] as const) : (['title'] as const);
  const empty = needed.find((name) => fields[name].trim() === '');
  if (empty !== undefined) return { field: empty, reason: 'empty', value: '' };
  const { slug, picture } = fields;
  if (!slugPattern.test(slug) || reserved.has(slug)) return { field: 'slug', reason: 'slug', value: slug };
  if (await blog.isTaken(slug, id)) return { field: 'slug', reason: 'taken', value: slug };
  const isPhoto = readPhotoPath(picture) !== null;
  if (picture !== '' && !isPhoto && !/^\/bilder\/[\w/~.=-]+$/.test(picture))
    return { field: 'picture', reason: 'picture', value: picture };
  if (isShown && isPhoto && fields.alt.trim() === '') return { field: 'alt', reason: 'no-alt', value: '' };
  const nameless = parted(fields.categories).find((name) => slugify(name) === '');
  if (nameless !== undefined) return { field: 'categories', reason: 'category', value: nameless };
  const strange = parted(fields.articles).find((part) => !/^\d{1,9}$/.test(part));
  if (strange !== undefined) return { field: 'articles', reason: 'no-article', value: strange };
  const [unknown] = await blog.unknownArticles(articlesOf(fields));
  return unknown === undefined ? null : { field: 'articles', reason: 'no-article', value: String(unknown) };
}
