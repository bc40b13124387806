import { routePatterns } from '../routes.ts';

/** Where the blog's feed is; no post can be there, as a slug has no dot (DEC-23). */
export const blogFeedPath = `${routePatterns.blog}/rss.xml` as const;
