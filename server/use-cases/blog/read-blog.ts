import type { BlogCategoryRecord, BlogPage, BlogPostRecord } from '#contract/blog.ts';
import { notFound, type Reply, success } from '#contract/reply.ts';
import type { Editorial, EditorialPost } from '#server/ports/editorial.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';

interface PageOf {
  readonly page: number;
  readonly per_page: number;
}

/** API-36: newest first. */
export function listPosts(reader: CatalogueReader, editorial: Editorial, page: PageOf): Reply<BlogPage> {
  return success(pageOf(reader, editorial, editorial.posts, page));
}

/** API-39 */
export function listCategories(editorial: Editorial): Reply<BlogCategoryRecord[]> {
  return success(editorial.categories.flatMap(({ id }) => categoryRecord(editorial, id)));
}

/** API-40 */
export function listCategoryPosts(
  reader: CatalogueReader,
  editorial: Editorial,
  input: PageOf & { readonly slug: string },
): Reply<BlogPage> {
  const category = editorial.categories.find(({ slug }) => slug === input.slug);
  if (category === undefined) return notFound();
  const posts = editorial.posts.filter(({ categoryIds }) => categoryIds.includes(category.id));
  return success(pageOf(reader, editorial, posts, input));
}

/** API-37, API-38 */
export function readPost(
  reader: CatalogueReader,
  editorial: Editorial,
  isAsked: (post: EditorialPost) => boolean,
): Reply<BlogPostRecord> {
  const post = editorial.posts.find(isAsked);
  return post === undefined ? notFound() : success(postRecord(reader, editorial, post));
}

function pageOf(
  reader: CatalogueReader,
  editorial: Editorial,
  posts: readonly EditorialPost[],
  { page, per_page }: PageOf,
): BlogPage {
  const from = (page - 1) * per_page;
  const shown = posts.slice(from, from + per_page);
  return {
    data: shown.map((post) => postRecord(reader, editorial, post)),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(posts.length / per_page)),
      per_page,
      total: posts.length,
      from: shown.length > 0 ? from + 1 : null,
      to: shown.length > 0 ? from + shown.length : null,
    },
  };
}

function postRecord(reader: CatalogueReader, editorial: Editorial, post: EditorialPost): BlogPostRecord {
  const { mainArticleId, relatedArticleIds, categoryIds, publishedAt, ...written } = post;
  return {
    ...written,
    mainArticle: mainArticleId === null ? null : (reader.records([mainArticleId])[0] ?? null),
    relatedArticles: reader.records(relatedArticleIds),
    categories: categoryIds.flatMap((id) => categoryRecord(editorial, id)),
    published_at: new Date(publishedAt).toISOString(),
  };
}

function categoryRecord(editorial: Editorial, id: number): BlogCategoryRecord[] {
  const category = editorial.categories.find((entry) => entry.id === id);
  if (category === undefined) return [];
  const postsCount = editorial.posts.filter(({ categoryIds }) => categoryIds.includes(id)).length;
  return [{ ...category, postsCount }];
}
