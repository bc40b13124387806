import type { ReadingKind } from '#domain/search/reader/reading.ts';
import type { CatalogueFilter, FilterField } from '../../ports/catalogue/catalogue-index.ts';

const kindsOfField: { readonly [F in FilterField]?: readonly ReadingKind[] } = {
  GenderID: ['gender'],
  ColorGroupID: ['color'],
  SizeID: ['size', 'age'],
  GrossPrice: ['price'],
  AvailableShopID: ['shop'],
};

/** What the shopper has chosen by hand is not read from the text as well. */
export function chosenKinds(filters: readonly CatalogueFilter[]): ReadonlySet<ReadingKind> {
  return new Set(filters.flatMap(({ field }) => kindsOfField[field] ?? []));
}
