import type { FacetField, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';

/** The list that holds every value of a field. */
export const listOf = {
  ColorGroupID: 'colorGroups',
  GenderID: 'genders',
  ProductLineID: 'productLines',
  AvailableShopID: 'shops',
  ArticleGroup3ID: 'groups3',
  SizeID: 'sizes',
  ArticleGroup2ID: 'groups2',
  MainGroupID: 'mainGroups',
} as const satisfies Record<FacetField, keyof CatalogueReference>;

/** All that can stand in a field that is written as words; null for numbers, which are compared as such. */
export function valuesOf(field: FilterField, reference: CatalogueReference): readonly number[] | null {
  if (field === 'Availability') return Array.from({ length: reference.shops.length + 1 }, (_, count) => count);
  return isListed(field) ? reference[listOf[field]].map(({ id }) => id) : null;
}

function isListed(field: FilterField): field is FacetField {
  return field in listOf;
}
