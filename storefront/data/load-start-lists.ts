import type { Reply } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { startLists } from './start-lists.ts';
import type { Store } from './store.ts';

type StartCall = keyof typeof startLists;
export type StartApi = Pick<ShopApi, StartCall>;

/** The nine calls of every page: all sent before any has answered, and none in the way of another (UI-57, UI-59, DEC-33). */
export async function loadStartLists(api: StartApi): Promise<void> {
  await Promise.allSettled([
    fillList('categories', api.categories({}), startLists.categories),
    fillList('brandArticles', api.brandArticles({}), startLists.brandArticles),
    fillList('shops', api.shops({}), startLists.shops),
    fillList('postalCodes', api.postalCodes({}), startLists.postalCodes),
    fillList('colorGroups', api.colorGroups({}), startLists.colorGroups),
    fillList('genders', api.genders({}), startLists.genders),
    fillList('shippingMethods', api.shippingMethods({}), startLists.shippingMethods),
    fillList('bestsellers', api.bestsellers({}), startLists.bestsellers),
    fillList('tenant', api.tenant({}), startLists.tenant),
  ]);
}

async function fillList<T>(name: StartCall, call: Promise<Reply<T>>, list: Store<T>): Promise<void> {
  const reply = await call;
  if (reply.ok) list.set(reply.data);
  else console.warn(`Start call ${name} failed with status ${reply.status}`);
}
