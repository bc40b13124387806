import type { BestsellerRecord, CategoryRecord } from '#contract/reference.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { startLists } from '../data/start-lists.ts';
import { needed } from './loaded.ts';

/** The categories, from the start lists where they are there already; on the server they never are. */
export async function knownCategories(api: Pick<ShopApi, 'categories'>): Promise<readonly CategoryRecord[]> {
  const known = startLists.categories.get();
  return known.length > 0 ? known : needed(await api.categories({}));
}

export async function knownBestsellers(api: Pick<ShopApi, 'bestsellers'>): Promise<readonly BestsellerRecord[]> {
  const known = startLists.bestsellers.get();
  return known.length > 0 ? known : needed(await api.bestsellers({}));
}
