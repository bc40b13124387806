import type { FilterOption, FilterOptions } from '#domain/filter/filters.ts';

export interface Counted {
  readonly count: number;
}

/** How the prices of a list are spread: bucket i holds prices from `start + i × width` up to, not including, the next. */
export interface PriceSpread {
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly width: number;
  readonly histogram: readonly number[];
}

/** What a list can be narrowed by, with counts as if the shopper's own choice in each dimension were not made. */
export interface ListFacets extends Omit<FilterOptions<Counted>, 'range'> {
  readonly sizes: readonly (FilterOption & Counted)[];
  readonly prices: PriceSpread;
}

export const noFacets: ListFacets = {
  genders: [],
  colors: [],
  productlines: [],
  shops: [],
  groups: [],
  sizes: [],
  prices: { min: 0, max: 0, start: 0, width: 0, histogram: [] },
};
