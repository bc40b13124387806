import type { CatalogueFilter } from '../../ports/catalogue/catalogue-index.ts';

type Comparison = Exclude<CatalogueFilter, { readonly op: 'in' | 'not_in' }>;

/** Comparisons as a closed range. What is compared is whole numbers, so an open bound is the next of them. */
export function boundsOf(filter: Comparison): { low: number; high: number } {
  if ('values' in filter) return { low: filter.values[0] ?? Infinity, high: filter.values.at(-1) ?? -Infinity };
  switch (filter.op) {
    case 'eq':
      return { low: filter.value, high: filter.value };
    case 'gte':
      return { low: filter.value, high: Infinity };
    case 'lte':
      return { low: -Infinity, high: filter.value };
    case 'gt':
      return { low: Math.floor(filter.value) + 1, high: Infinity };
    case 'lt':
      return { low: -Infinity, high: Math.ceil(filter.value) - 1 };
  }
}

/** Whether a single number passes. */
export function passes(filter: CatalogueFilter): (value: number) => boolean {
  switch (filter.op) {
    case 'in': {
      const listed = new Set(filter.values);
      return (value) => listed.has(value);
    }
    case 'not_in': {
      const listed = new Set(filter.values);
      return (value) => !listed.has(value);
    }
    default: {
      const { low, high } = boundsOf(filter);
      return (value) => value >= low && value <= high;
    }
  }
}
