import type { BlogCategoryRecord, BlogPage, BlogPostRecord } from '#contract/blog.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Editorial, EditorialPost } from '#server/ports/content/editorial.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import { firstOfPage, type PageQuery, pageMeta } from '../paging/page-of.ts';

/** API-36: newest first. */
export function listPosts(
  reader: CatalogueReader,
  editorial: Editorial,
  query: PageQuery,
): Result<Tagged<BlogPage>, never> {
  return done(pageOfPosts(reader, editorial, editorial.posts, query));
}

export function listCategories(editorial: Editorial): Result<Tagged<BlogCategoryRecord[]>, never> {
  const categories = editorial.categories.flatMap(({ id }) => categoryRecord(editorial, id));
  return done(tagged(categories, []));
}

export function listCategoryPosts(
  reader: CatalogueReader,
  editorial: Editorial,
  input: PageQuery & { readonly slug: string },
): Result<Tagged<BlogPage>, Unknown> {
  const category = editorial.categories.find(({ slug }) => slug === input.slug);
  if (category === undefined) return refused({ reason: 'unknown' });
  const posts = editorial.posts.filter(({ categoryIds }) => categoryIds.includes(category.id));
  return done(pageOfPosts(reader, editorial, posts, input));
}

export function readPost(
  reader: CatalogueReader,
  editorial: Editorial,
  isAsked: (post: EditorialPost) => boolean,
): Result<Tagged<BlogPostRecord>, Unknown> {
  const post = editorial.posts.find(isAsked);
  if (post === undefined) return refused({ reason: 'unknown' });
  return done(tagged(postRecord(reader, editorial, post), articlesOf(post)));
}

function pageOfPosts(
  reader: CatalogueReader,
  editorial: Editorial,
  posts: readonly EditorialPost[],
  query: PageQuery,
): Tagged<BlogPage> {
  const from = firstOfPage(query);
  const shown = posts.slice(from, from + query.per_page);
  const page: BlogPage = {
    data: shown.map((post) => postRecord(reader, editorial, post)),
    meta: pageMeta(query, shown.length, posts.length),
  };
  return tagged(page, shown.flatMap(articlesOf));
}

/** The articles a post shows, or would show if they were visible. */
function articlesOf({ mainArticleId, relatedArticleIds }: EditorialPost): readonly number[] {
  return mainArticleId === null ? relatedArticleIds : [mainArticleId, ...relatedArticleIds];
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
