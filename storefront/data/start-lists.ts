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
import { store } from './store.ts';

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
