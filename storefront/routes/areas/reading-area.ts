import { pageRouteNames } from '#domain/navigation/page-slugs.ts';
import type { Area, ScreenParts } from '../screen-route.ts';

const page = {
  chunk: 'storefront/screens/page/page-screen.tsx',
  screen: async () => (await import('../../screens/page/page-screen.tsx')).PageScreen,
};
const blog = {
  chunk: 'storefront/screens/blog/blog-screen.tsx',
  screen: async () => (await import('../../screens/blog/blog-screen.tsx')).BlogScreen,
};
const pages = Object.fromEntries<ScreenParts>(
  pageRouteNames.map((name) => [
    name,
    { ...page, load: async () => (await import('../../screens/page/load-page.ts')).loadPage(name) },
  ]),
) as Record<(typeof pageRouteNames)[number], ScreenParts>;

/** The chain's pages, guides, blog, polls and weekly paper (DEC-21 to DEC-23, DEC-123). */
export const readingArea = {
  ...pages,
  returns: {
    chunk: 'storefront/screens/page/returns-screen.tsx',
    screen: async () => (await import('../../screens/page/returns-screen.tsx')).ReturnsScreen,
    load: async () => (await import('../../screens/page/load-page.ts')).loadPage('returns'),
  },
  'bhg-start-1': {
    chunk: 'storefront/screens/guide/kindergarten-screen.tsx',
    screen: async () => (await import('../../screens/guide/kindergarten-screen.tsx')).KindergartenScreen,
    load: async () => (await import('../../screens/guide/load-guide.ts')).loadKindergarten,
  },
  'hvordan-kle-barna': {
    chunk: 'storefront/screens/guide/dress-screen.tsx',
    screen: async () => (await import('../../screens/guide/dress-screen.tsx')).DressScreen,
    load: async () => (await import('../../screens/guide/load-guide.ts')).loadDressing,
  },
  blog: { ...blog, load: async () => (await import('../../screens/blog/load-blog.ts')).loadBlog },
  blogCategory: { ...blog, load: async () => (await import('../../screens/blog/load-blog.ts')).loadBlogCategory },
  blogPost: {
    chunk: 'storefront/screens/blog/post-screen.tsx',
    screen: async () => (await import('../../screens/blog/post-screen.tsx')).PostScreen,
    load: async () => (await import('../../screens/blog/load-blog.ts')).loadBlogPost,
  },
  poll: {
    chunk: 'storefront/screens/poll/poll-screen.tsx',
    screen: async () => (await import('../../screens/poll/poll-screen.tsx')).PollScreen,
    load: async () => (await import('../../screens/poll/load-poll.ts')).loadPoll,
  },
  paper: {
    chunk: 'storefront/screens/paper/paper-screen.tsx',
    screen: async () => (await import('../../screens/paper/paper-screen.tsx')).PaperScreen,
    load: async () => (await import('../../screens/paper/load-paper.ts')).loadPaper,
  },
} satisfies Area;
