import { categoryTree } from '#domain/navigation/category-tree.ts';
import { resolvePath } from '#domain/navigation/resolve-path.ts';
import { apiOf, type LoaderArgs } from '../data/api-context.ts';
import { moveTo, needed, notFoundPage } from './loaded.ts';

export interface CategoryData {
  readonly title: string;
}

/** The last route: whatever no literal path took is a moved address, a category, an alias, or nothing (DEC-07). */
export async function loadCategory(args: LoaderArgs): Promise<CategoryData> {
  const categories = needed(await apiOf(args).categories({}));
  const url = new URL(args.request.url);
  const target = resolvePath(url.pathname, categoryTree(categories));
  if (target.kind === 'redirect') throw moveTo(target.to + url.search, target.status);
  if (target.kind !== 'category') throw notFoundPage();
  return { title: target.trail.at(-1)?.title ?? '' };
}
