import type { ShopRecord } from '#contract/place.ts';
import type { BestsellerRecord, CategoryRecord, ShippingMethodRecord } from '#contract/reference.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { optional, required } from './loader-result.ts';
import { startLists } from './start-lists.ts';

/** From the start lists where they are loaded already, else from the API; on the server always from the API. */
export async function getCategories(api: Pick<ShopApi, 'categories'>): Promise<readonly CategoryRecord[]> {
  const known = startLists.categories.get();
  return known.length > 0 ? known : required(await api.categories({}));
}

export async function getBestsellers(api: Pick<ShopApi, 'bestsellers'>): Promise<readonly BestsellerRecord[]> {
  const known = startLists.bestsellers.get();
  return known.length > 0 ? known : required(await api.bestsellers({}));
}

/** Empty when they cannot be loaded: a page that names shops can do without. */
export async function getShops(api: Pick<ShopApi, 'shops'>): Promise<readonly ShopRecord[]> {
  const known = startLists.shops.get();
  return known.length > 0 ? known : optional(await api.shops({}), []);
}

export async function getShippingMethods(
  api: Pick<ShopApi, 'shippingMethods'>,
): Promise<readonly ShippingMethodRecord[]> {
  const known = startLists.shippingMethods.get();
  return known.length > 0 ? known : optional(await api.shippingMethods({}), []);
}
