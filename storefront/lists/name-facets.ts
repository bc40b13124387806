import type { Aggregations } from '#contract/article.ts';
import { type ChoiceDimension, choiceDimensions, type FilterChoice } from '#domain/filter/filter-choice.ts';
import type { FilterOption } from '#domain/filter/filters.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import type { Counted, ListFacets } from '../features/filter/list-facets.ts';
import type { FacetNames } from './facet-names.ts';

/** Whether there is a name for every id in the counts and the choice; the web stock needs none (DEC-92). */
export function namesAreComplete(names: FacetNames, counts: Aggregations, choice: FilterChoice): boolean {
  return choiceDimensions.every((dimension) => {
    const known = new Set(names[dimension].map(({ id }) => id));
    const mentioned = dimension === 'sizes' ? [] : counts[dimension].map(({ key }) => key);
    return [...mentioned, ...choice[dimension]].every((id) => known.has(id) || id === webStockShop);
  });
}

/** Counts joined with their names; a chosen option stays in the list even when its count is zero. */
export function nameFacets(names: FacetNames, counts: Aggregations, choice: FilterChoice): ListFacets {
  const counted = <T extends FilterOption>(dimension: Exclude<ChoiceDimension, 'sizes'>, options: readonly T[]) => {
    const count = new Map(counts[dimension].map((bucket) => [bucket.key, bucket.count]));
    return options
      .filter(({ id }) => count.has(id) || choice[dimension].includes(id))
      .map((option): T & Counted => ({ ...option, count: count.get(option.id) ?? 0 }));
  };
  const sizes = counts.sizes.map(({ key, name, count }) => ({ id: key, name, count }));
  const gone = names.sizes.filter(({ id }) => choice.sizes.includes(id) && !sizes.some((size) => size.id === id));
  return {
    genders: counted('genders', names.genders),
    colors: counted('colors', names.colors),
    productlines: counted('productlines', names.productlines),
    shops: counted('shops', names.shops),
    groups: counted('groups', names.groups),
    sizes: [...sizes, ...gone.map(({ id, name }) => ({ id, name, count: 0 }))],
    prices: counts.price,
  };
}
