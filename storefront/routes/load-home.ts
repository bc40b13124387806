import type { HomeContent } from '#contract/tenant.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { needed, notFoundPage } from './loaded.ts';

export interface HomeData {
  readonly home: HomeContent;
  readonly preview: boolean;
}

export async function loadHome(args: LoaderArgs): Promise<HomeData> {
  const { home } = needed(await apiOf(args).settings({}));
  return { home, preview: false };
}

/** DEC-19: a content set by name, for looking at a coming front page. */
export async function loadHomePreview(args: LoaderArgs): Promise<HomeData> {
  const { home } = needed(await apiOf(args).settings({}));
  const name = args.params.name ?? '';
  const preview = Object.hasOwn(home.previews, name) ? home.previews[name] : undefined;
  if (preview === undefined) throw notFoundPage();
  return { home: preview, preview: true };
}
