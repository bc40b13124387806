import type { CategoryRecord, ColorGroupRecord, GenderRecord } from '#contract/reference.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { ColorGroup } from '#domain/article/color.ts';
import type { ChoiceDimension } from '#domain/filter/filter-choice.ts';
import type { FilterOption } from '#domain/filter/filters.ts';
import { compareNorwegian } from '#domain/text/collation.ts';
import { optional } from '../data/loader-result.ts';
import { startLists } from '../data/start-lists.ts';
import { cachedOptions } from './list-cache.ts';

/** What the entries of the filter panel are called, by dimension, in the order they are listed. */
export interface FacetNames extends Readonly<Record<ChoiceDimension, readonly FilterOption[]>> {
  readonly colors: readonly ColorGroup[];
}

/** The lists that names are taken from. Sizes are named by the counts themselves. */
export interface NamedLists {
  readonly genders: readonly GenderRecord[];
  readonly colorGroups: readonly ColorGroupRecord[];
  readonly productLines: readonly FilterOption[];
  readonly shops: readonly FilterOption[];
  readonly categories: readonly Pick<CategoryRecord, 'subcategories'>[];
  readonly sizes: readonly FilterOption[];
}

/** The names that need no request: from the start lists, and from the filters of lists shown before. */
export function cachedFacetNames(): FacetNames {
  return namesIn({
    genders: startLists.genders.get(),
    colorGroups: startLists.colorGroups.get(),
    shops: startLists.shops.get(),
    categories: startLists.categories.get(),
    ...cachedOptions(),
  });
}

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

export function namesIn(lists: NamedLists): FacetNames {
  return {
    genders: lists.genders,
    colors: lists.colorGroups.map(({ id, label, name, hex, colorId }) => ({ id, label, name, hex, colorId })),
    productlines: byName(lists.productLines, (lines) => lines),
    shops: byName(lists.shops, (shops) => shops),
    groups: byName(lists.categories, groupsOf),
    sizes: lists.sizes,
  };
}

function groupsOf(categories: NamedLists['categories']): readonly FilterOption[] {
  const groups = categories.flatMap(({ subcategories }) => subcategories).flatMap((sub) => sub.groups);
  return groups.map(({ articleGroup3ID, name }) => ({ id: articleGroup3ID, name }));
}

/** In order by what they were made of: comparing some hundred names costs a server more than the rest of a page's loading. */
const ordered = new WeakMap<readonly object[], readonly FilterOption[]>();

function byName<Source extends readonly object[]>(
  source: Source,
  optionsOf: (source: Source) => readonly FilterOption[],
): readonly FilterOption[] {
  const known = ordered.get(source);
  if (known !== undefined) return known;
  const options = optionsOf(source).map(({ id, name }) => ({ id, name }));
  options.sort((a, b) => compareNorwegian(a.name, b.name));
  ordered.set(source, options);
  return options;
}
