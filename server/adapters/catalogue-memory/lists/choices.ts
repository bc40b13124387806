import type { CatalogueFilter, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Bits, intersectWith } from '../structures/bit-set.ts';
import { filterBits } from './filter-bits.ts';
import { isOfVariantAlone, VariantTests } from './variant-tests.ts';

/** What scope and filters ask for, worked out once for the list and for what its text may mean. */
export interface Choices {
  /** Visible, and in the scope. */
  readonly scope: Bits;
  readonly chosen: ReadonlyMap<FilterField, Bits>;
  readonly variantTests: VariantTests | null;
  /** Whether what is in stock decides what passes. */
  readonly dependsOnStock: boolean;
}

export function choicesOf(
  snapshot: Snapshot,
  { scope = [], filters = [] }: { scope?: readonly CatalogueFilter[]; filters?: readonly CatalogueFilter[] },
): Choices {
  const variantTests = VariantTests.of(snapshot, scope, filters);
  const dependsOnStock =
    variantTests !== null ||
    [...scope, ...filters].some(({ field }) => field === 'AvailableShopID' || field === 'Availability');
  // Another variant of the article may pass: a filter on single variants cannot exclude it here.
  const saysSomething = (filter: CatalogueFilter) => variantTests === null || !isOfVariantAlone(filter);
  const inScope = snapshot.articles.visible.slice();
  for (const filter of scope.filter(saysSomething)) intersectWith(inScope, filterBits(snapshot, filter));
  const chosen = new Map<FilterField, Bits>();
  for (const filter of filters.filter(saysSomething)) {
    const bits = filterBits(snapshot, filter);
    const before = chosen.get(filter.field);
    if (before) intersectWith(before, bits);
    else chosen.set(filter.field, bits);
  }
  return { scope: inScope, chosen, variantTests, dependsOnStock };
}
