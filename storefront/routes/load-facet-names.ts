import type { ShopApi } from '#contract/shop-api.ts';
import { type FacetNames, namesIn } from './facet-names.ts';
import { optional } from './loaded.ts';

type NamesApi = Pick<ShopApi, 'genders' | 'colorGroups' | 'productLines' | 'shops' | 'categories'>;

export async function loadFacetNames(api: NamesApi): Promise<FacetNames> {
  const [genders, colorGroups, productLines, shops, categories] = await Promise.all([
    api.genders({}),
    api.colorGroups({}),
    api.productLines({}),
    api.shops({}),
    api.categories({}),
  ]);
  return namesIn({
    genders: optional(genders, []),
    colorGroups: optional(colorGroups, []),
    productLines: optional(productLines, []),
    shops: optional(shops, []),
    categories: optional(categories, []),
    sizes: [],
  });
}
