import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { ArticleRecord } from '#contract/article.ts';
import type { PostalCodeRecord, ShopRecord } from '#contract/place.ts';
import type {
  BestsellerRecord,
  CategoryRecord,
  ColorGroupRecord,
  GenderRecord,
  ShippingMethodRecord,
} from '#contract/reference.ts';
import type { TenantRecord } from '#contract/tenant.ts';
import { never } from '#ui/browser/use-mounted.ts';
import { type Store, store } from './store.ts';

/**
 * What every page loads once it is shown (UI-57, DEC-33). Empty on the server and until the answer is there; a list whose
 * call failed stays empty (UI-59).
 */
export const startLists = {
  categories: store<readonly CategoryRecord[]>([]),
  brandArticles: store<readonly ArticleRecord[]>([]),
  shops: store<readonly ShopRecord[]>([]),
  postalCodes: store<readonly PostalCodeRecord[]>([]),
  colorGroups: store<readonly ColorGroupRecord[]>([]),
  genders: store<readonly GenderRecord[]>([]),
  shippingMethods: store<readonly ShippingMethodRecord[]>([]),
  bestsellers: store<readonly BestsellerRecord[]>([]),
  tenant: store<TenantRecord | null>(null),
};

/**
 * A start list in a component. Its change is drawn as a deferred update, so that a press meanwhile is answered first; a
 * plain store update would be drawn at once and block.
 */
export function useStartList<T>(list: Store<T>): T {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => list.listen(() => startTransition(redraw)), [list]);
  return useSyncExternalStore(
    never,
    () => list.get(),
    () => list.rendered,
  );
}
