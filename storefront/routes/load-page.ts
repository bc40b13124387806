import type { PageRecord } from '#contract/page.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { needed } from './loaded.ts';
import { type PageRouteName, pageSlug } from './page-slugs.ts';

export function loadPage(name: PageRouteName) {
  return async (args: LoaderArgs): Promise<PageRecord> => needed(await apiOf(args).page({ slug: pageSlug(name) }));
}
