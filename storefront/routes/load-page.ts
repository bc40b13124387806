import type { PageRecord, PageSummary } from '#contract/page.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { needed, optional } from './loaded.ts';
import { type PageRouteName, pageSlug } from './page-slugs.ts';

export interface PageData {
  readonly page: PageRecord;
  /** The list of all pages, on /informasjon alone. */
  readonly pages: readonly PageSummary[];
}

export function loadPage(name: PageRouteName) {
  return async (args: LoaderArgs): Promise<PageData> => {
    const api = apiOf(args);
    const [page, pages] = await Promise.all([
      api.page({ slug: pageSlug(name) }),
      name === 'info' ? api.pages({}) : null,
    ]);
    return { page: needed(page), pages: pages === null ? [] : optional(pages, []) };
  };
}
