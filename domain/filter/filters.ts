import type { ColorGroup } from '#domain/article/color.ts';
import type { Gender } from '#domain/article/gender.ts';
import type { FilterChoice } from './filter-choice.ts';
import type { PriceRange } from './price-range.ts';

export type Checked<T> = T & { readonly checked: boolean };

export interface FilterOption {
  readonly id: number;
  readonly name: string;
}

export interface PriceFilter {
  readonly min: number;
  readonly max: number;
  readonly checked: boolean;
  readonly asc: boolean;
}

/** What the panel offers: a list of single-key objects (ENT-47, DEC-47, TRAP-22). `Extra` is what else an entry tells. */
export type Filters<Extra = unknown> = readonly [
  { readonly genders: readonly Checked<Gender & Extra>[] },
  { readonly colors: readonly Checked<ColorGroup & Extra>[] },
  { readonly price: readonly [PriceFilter] },
  { readonly productlines: readonly Checked<FilterOption & Extra>[] },
  { readonly shops: readonly Checked<FilterOption & Extra>[] },
  { readonly groups: readonly Checked<FilterOption & Extra>[] },
];

export interface FilterOptions<Extra = unknown> {
  readonly genders: readonly (Gender & Extra)[];
  readonly colors: readonly (ColorGroup & Extra)[];
  readonly productlines: readonly (FilterOption & Extra)[];
  readonly shops: readonly (FilterOption & Extra)[];
  readonly groups: readonly (FilterOption & Extra)[];
  readonly range: PriceRange;
}

/** The panel's entries, ticked as chosen; `asc` is the direction of the list. */
export function filtersOf<Extra>(options: FilterOptions<Extra>, choice: FilterChoice, asc: boolean): Filters<Extra> {
  const price = { ...(choice.price ?? options.range), checked: choice.price !== null, asc };
  return [
    { genders: check(options.genders, choice.genders) },
    { colors: check(options.colors, choice.colors) },
    { price: [price] },
    { productlines: check(options.productlines, choice.productlines) },
    { shops: check(options.shops, choice.shops) },
    { groups: check(options.groups, choice.groups) },
  ];
}

export function check<T extends FilterOption>(options: readonly T[], chosen: readonly number[]): readonly Checked<T>[] {
  return options.map((option) => ({ ...option, checked: chosen.includes(option.id) }));
}
