import { act, read } from '../endpoint.ts';

export const blogEndpoints = {
  posts: read('blog.see', '/posts'),
  post: read('blog.see', '/posts/:id'),
  /** One's own draft as the shop would show it, and what is wrong with it. */
  postDraft: read('blog.see', '/posts/:id/draft'),
  makePost: act('blog.edit', '/posts'),
  savePost: act('blog.edit', '/posts/:id'),
  unpublishPost: act('blog.edit', '/posts/:id/unpublish'),
  /** The import has the post again, with what it said last. */
  releasePost: act('blog.edit', '/posts/:id/release'),
} as const;
