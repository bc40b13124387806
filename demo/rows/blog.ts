import { readFileSync } from 'node:fs';
import type { ArticlePlan } from '../generator/article-plan.ts';
import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { scenePicture } from '../generator/pictures.ts';
import { readJson } from '../read-json.ts';
import { bestOfGroup } from './best-of-group.ts';

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly categories: readonly string[];
  readonly daysAgo: number;
  readonly mainGroup: number;
  readonly relatedGroups: readonly number[];
}

const drafts = readJson<{
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly posts: readonly Post[];
}>('content/blog.json');

/** Posts with the best liked articles of the groups they are about. */
export function blogRows(plans: readonly ArticlePlan[], { day, seed }: ArticleContext): Record<string, Row[]> {
  const categoryIds = new Map(drafts.categories.map(({ slug }, index) => [slug, index + 1]));
  const posts = drafts.posts.map((post, index) => ({
    ...post,
    id: index + 1,
    main: bestOfGroup(plans, post.mainGroup, 1)[0],
  }));
  return {
    blog_categories: drafts.categories.map(({ slug, name }, index) => ({ category_id: index + 1, slug, name })),
    blog_posts: posts.map(({ id, slug, title, lead, daysAgo, main }) => ({
      post_id: id,
      title,
      slug,
      lead,
      body: readFileSync(new URL(`../content/blog/${slug}.html`, import.meta.url), 'utf8'),
      featured_image: main ? scenePicture(main, seed).path : null,
      main_article_id: main?.id,
      published_at: day.at(-daysAgo, 7, 30),
    })),
    blog_post_categories: posts.flatMap(({ id, categories }) =>
      categories.map((slug) => ({ post_id: id, category_id: categoryIds.get(slug) })),
    ),
    blog_related_articles: posts.flatMap(({ id, relatedGroups }) =>
      relatedGroups
        .flatMap((groupId) => bestOfGroup(plans, groupId, 1))
        .map((plan, sort) => ({ post_id: id, article_id: plan.id, sort })),
    ),
  };
}
