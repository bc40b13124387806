import type { Reply } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import { startLists } from './start-lists.ts';
import type { Store } from './store.ts';

type StartCall = keyof typeof startLists;
export type StartApi = Pick<ShopApi, StartCall>;

/**
 * The nine calls of every page: none waits for another or is in its way (UI-57, UI-59, DEC-33). Each is sent in a task of its own,
 * as sending one takes a slow phone some milliseconds.
 */
export async function loadStartLists(api: StartApi): Promise<void> {
  const calls = [
    () => fillList('categories', api.categories({}), startLists.categories),
    () => fillList('brandArticles', api.brandArticles({}), startLists.brandArticles),
    () => fillList('shops', api.shops({}), startLists.shops),
    () => fillList('postalCodes', api.postalCodes({}), startLists.postalCodes),
    () => fillList('colorGroups', api.colorGroups({}), startLists.colorGroups),
    () => fillList('genders', api.genders({}), startLists.genders),
    () => fillList('shippingMethods', api.shippingMethods({}), startLists.shippingMethods),
    () => fillList('bestsellers', api.bestsellers({}), startLists.bestsellers),
    () => fillList('tenant', api.tenant({}), startLists.tenant),
  ];
  let turn = Promise.resolve();
  const answered = calls.map((call) => {
    turn = turn.then(nextTask);
    return turn.then(call);
  });
  await Promise.allSettled(answered);
}

async function fillList<T>(name: StartCall, call: Promise<Reply<T>>, list: Store<T>): Promise<void> {
  const reply = await call;
  if (reply.ok) list.set(reply.data);
  else console.warn(`Start call ${name} failed with status ${reply.status}`);
}
