import { act, read } from '../endpoint.ts';

export const pagesEndpoints = {
  pages: read('pages.see', '/pages'),
  page: read('pages.see', '/pages/:slug'),
  /** One's own draft as the shop would show it, and what is wrong with it. */
  pageDraft: read('pages.see', '/pages/:slug/draft'),
  pageVersion: read('pages.see', '/pages/:slug/versions/:id'),
  savePage: act('pages.edit', '/pages/:slug'),
  /** The file's own text again. */
  releasePage: act('pages.edit', '/pages/:slug/release'),
} as const;
