import type { Editorial } from '#server/ports/content/editorial.ts';

/** Without the posts that are still to come. They stand newest first, so mostly nothing is left out. */
export function shownEditorial(editorial: Editorial, now: number): Editorial {
  const shown = editorial.posts.findIndex(({ publishedAt }) => publishedAt <= now);
  if (shown === 0) return editorial;
  return { ...editorial, posts: shown === -1 ? [] : editorial.posts.slice(shown) };
}
