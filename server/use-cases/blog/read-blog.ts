import type { BlogCategoryRecord, BlogPage, BlogPostRecord } from '#contract/blog.ts';
import { notFound, type Reply, success } from '#contract/reply.ts';
import type { Editorial, EditorialPost } from '#server/ports/content/editorial.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import { firstOfPage, type PageQuery, pageMeta } from '../paging/page-of.ts';

/** API-36: newest first. */
export function listPosts(reader: CatalogueReader, editorial: Editorial, query: PageQuery): Reply<BlogPage> {
  return success(pageOfPosts(reader, editorial, editorial.posts, query));
}

/** API-39 */
export function listCategories(editorial: Editorial): Reply<BlogCategoryRecord[]> {
  return success(editorial.categories.flatMap(({ id }) => categoryRecord(editorial, id)));
}

/** API-40 */
export function listCategoryPosts(
  reader: CatalogueReader,
  editorial: Editorial,
  input: PageQuery & { readonly slug: string },
): Reply<BlogPage> {
  const category = editorial.categories.find(({ slug }) => slug === input.slug);
  if (category === undefined) return notFound();
  const posts = editorial.posts.filter(({ categoryIds }) => categoryIds.includes(category.id));
  return success(pageOfPosts(reader, editorial, posts, input));
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

function pageOfPosts(
  reader: CatalogueReader,
  editorial: Editorial,
  posts: readonly EditorialPost[],
  query: PageQuery,
): BlogPage {
  const from = firstOfPage(query);
  const shown = posts.slice(from, from + query.per_page);
  return {
    data: shown.map((post) => postRecord(reader, editorial, post)),
    meta: pageMeta(query, shown.length, posts.length),
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
