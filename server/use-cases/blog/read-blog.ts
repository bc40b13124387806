import type { BlogCategoryRecord, BlogPage, BlogPostRecord } from '#contract/blog.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Editorial, EditorialPost } from '#server/ports/content/editorial.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { CatalogueRecords } from '../catalogue/catalogue-records.ts';
import { firstOfPage, type PageQuery, pageMeta } from '../paging/page-of.ts';

/** API-36: newest first. */
export async function listPosts(
  reader: CatalogueRecords,
  editorial: Editorial,
  query: PageQuery,
): Promise<Result<Tagged<BlogPage>, never>> {
  return done(await pageOfPosts(reader, editorial, editorial.posts, query));
}

export function listCategories(editorial: Editorial): Result<Tagged<BlogCategoryRecord[]>, never> {
  const categories = editorial.categories.flatMap(({ id }) => categoryRecord(editorial, id));
  return done(tagged(categories, []));
}

export async function listCategoryPosts(
  reader: CatalogueRecords,
  editorial: Editorial,
  input: PageQuery & { readonly slug: string },
): Promise<Result<Tagged<BlogPage>, Unknown>> {
  const category = editorial.categories.find(({ slug }) => slug === input.slug);
  if (category === undefined) return refused({ reason: 'unknown' });
  const posts = editorial.posts.filter(({ categoryIds }) => categoryIds.includes(category.id));
  return done(await pageOfPosts(reader, editorial, posts, input));
}

export async function readPost(
  reader: CatalogueRecords,
  editorial: Editorial,
  isAsked: (post: EditorialPost) => boolean,
): Promise<Result<Tagged<BlogPostRecord>, Unknown>> {
  const post = editorial.posts.find(isAsked);
  if (post === undefined) return refused({ reason: 'unknown' });
  return done(tagged(await postRecord(reader, editorial, post), asListed(articlesOf(post))));
}

async function pageOfPosts(
  reader: CatalogueRecords,
  editorial: Editorial,
  posts: readonly EditorialPost[],
  query: PageQuery,
): Promise<Tagged<BlogPage>> {
  const from = firstOfPage(query);
  const shown = posts.slice(from, from + query.per_page);
  const page: BlogPage = {
    data: await Promise.all(shown.map((post) => postRecord(reader, editorial, post))),
    meta: pageMeta(query, shown.length, posts.length),
  };
  return tagged(page, asListed(shown.flatMap(articlesOf)));
}

/** The articles a post shows, or would show if they were visible. */
function articlesOf({ mainArticleId, relatedArticleIds }: EditorialPost): readonly number[] {
  return mainArticleId === null ? relatedArticleIds : [mainArticleId, ...relatedArticleIds];
}

async function postRecord(
  reader: CatalogueRecords,
  editorial: Editorial,
  post: EditorialPost,
): Promise<BlogPostRecord> {
  const { mainArticleId, relatedArticleIds, categoryIds, publishedAt, ...written } = post;
  const [mainArticles, relatedArticles] = await Promise.all([
    reader.records(mainArticleId === null ? [] : [mainArticleId]),
    reader.records(relatedArticleIds),
  ]);
  return {
    ...written,
    mainArticle: mainArticles[0] ?? null,
    relatedArticles,
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
