/** A part of a query in OpenSearch's own language. */
export type Clause = { readonly [name: string]: unknown };

export const matchNone: Clause = { match_none: {} };
/** Some shop has pieces of the article. */
export const inStock: Clause = { exists: { field: 'shop' } };

export function allOf(filters: readonly Clause[]): Clause {
  return filters.length === 0 ? { match_all: {} } : { bool: { filter: filters } };
}
