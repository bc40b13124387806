import type { BlogCategoryRecord, BlogPostRecord } from '#contract/blog.ts';
import { readingMinutes } from '#domain/text/reading-minutes.ts';
import { isThing } from '#ui/components/picture/picture-sources.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { optional, required } from '../../data/loader-result.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';

/** A post as a card shows it; its text stays on the server. */
export interface PostCard {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** The place it is about, and the thing. */
  readonly image: string | null;
  /** What the image shows; empty where it is drawn. */
  readonly imageAlt: string;
  /** The same place as the head of a page shows it. */
  readonly wideImage: string | null;
  readonly goods: string | null;
  readonly categories: readonly string[];
  readonly minutes: number;
}

export interface BlogData {
  /** The category shown, if it is one's own page. */
  readonly category: BlogCategoryRecord | null;
  readonly categories: readonly BlogCategoryRecord[];
  readonly posts: readonly PostCard[];
}

export interface PostData {
  readonly post: PostCard & { readonly body: string; readonly publishedAt: string };
  readonly articles: readonly CardArticle[];
  readonly more: readonly PostCard[];
}

const postsShown = 100;
const moreShown = 3;

export async function loadBlog(args: LoaderArgs): Promise<BlogData> {
  const api = apiOf(args);
  const [posts, categories] = await Promise.all([api.blogPosts({ per_page: postsShown }), api.blogCategories({})]);
  return { category: null, categories: optional(categories, []), posts: required(posts).data.map(card) };
}

export async function loadBlogCategory(args: LoaderArgs): Promise<BlogData> {
  const api = apiOf(args);
  const slug = args.params.slug ?? '';
  const [posts, categories] = await Promise.all([
    api.blogCategoryPosts({ slug, per_page: postsShown }),
    api.blogCategories({}),
  ]);
  const all = optional(categories, []);
  const category = all.find((entry) => entry.slug === slug) ?? null;
  return { category, categories: all, posts: required(posts).data.map(card) };
}

export async function loadBlogPost(args: LoaderArgs): Promise<PostData> {
  const api = apiOf(args);
  const [found, others] = await Promise.all([
    api.blogPost({ slug: args.params.slug ?? '' }),
    api.blogPosts({ per_page: moreShown + 1 }),
  ]);
  const post = required(found);
  const articles = [...(post.mainArticle === null ? [] : [post.mainArticle]), ...post.relatedArticles];
  return {
    post: { ...card(post), body: post.body, publishedAt: post.published_at },
    articles: cardsOf(articles),
    more: (others.ok ? others.data.data : [])
      .filter(({ id }) => id !== post.id)
      .slice(0, moreShown)
      .map(card),
  };
}

function card(post: BlogPostRecord): PostCard {
  return {
    slug: post.slug,
    title: post.title,
    lead: post.lead,
    image: post.featuredImage,
    imageAlt: post.featuredImageAlt,
    wideImage: post.featuredImage && wideOf(post.featuredImage),
    goods: post.mainArticle?.Images.find(isThing) ?? null,
    categories: post.categories.map(({ name }) => name),
    minutes: readingMinutes(post.body),
  };
}

/** The places of the catalogue are drawn in both shapes; any other picture has its own alone. */
function wideOf(image: string): string {
  return image.startsWith('/bilder/sted/') ? `${image}-bred` : image;
}
