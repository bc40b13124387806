import { z } from 'zod';
import { articleRecord } from './article.ts';
import { idParam, noInput, paged, pageQuery } from './wire-values.ts';

export const blogCategory = z.object({ id: z.int(), slug: z.string(), name: z.string(), postsCount: z.int() });

/** ENT-57. `body` is sanitised HTML. */
export const blogPost = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  slug: z.string(),
  featuredImage: z.string().nullable(),
  /** What it shows, where it is a photograph; else empty. */
  featuredImageAlt: z.string(),
  mainArticle: articleRecord.nullable(),
  relatedArticles: z.array(articleRecord),
  categories: z.array(blogCategory),
  published_at: z.string(),
});

const slug = z.string().min(1).max(200);

export const blogCalls = {
  blogPosts: { input: z.object(pageQuery), answer: paged(blogPost) },
  blogCategories: { input: noInput, answer: z.array(blogCategory) },
  blogCategoryPosts: { input: z.object({ slug, ...pageQuery }), answer: paged(blogPost) },
  blogPostById: { input: z.object({ id: idParam }), answer: blogPost },
  blogPost: { input: z.object({ slug }), answer: blogPost },
};

export type BlogPostRecord = z.infer<typeof blogPost>;
export type BlogCategoryRecord = z.infer<typeof blogCategory>;
export type BlogPage = z.infer<(typeof blogCalls)['blogPosts']['answer']>;
