import type { Aggregations } from '#contract/article.ts';
import type { CatalogueAnswer, FacetCount, FacetField } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueRecords } from './catalogue-records.ts';

export const allFacets: readonly FacetField[] = [
  'GenderID',
  'ColorGroupID',
  'ProductLineID',
  'AvailableShopID',
  'ArticleGroup3ID',
  'SizeID',
];

/** The counts of a list, beside the contract's fields. */
export function aggregationsOf({ facets, price }: CatalogueAnswer, reader: CatalogueRecords): Aggregations {
  const names = reader.names();
  return {
    genders: buckets(facets.GenderID),
    colors: buckets(facets.ColorGroupID),
    productlines: buckets(facets.ProductLineID),
    shops: buckets(facets.AvailableShopID),
    groups: buckets(facets.ArticleGroup3ID),
    sizes: (facets.SizeID ?? []).map(({ id, count }) => ({ key: id, name: names.size(id).name, count })),
    price: {
      min: price?.min ?? 0,
      max: price?.max ?? 0,
      start: price?.start ?? 0,
      width: price?.width ?? 0,
      histogram: [...(price?.histogram ?? [])],
    },
  };
}

function buckets(counts: readonly FacetCount[] = []): { key: number; count: number }[] {
  return counts.map(({ id, count }) => ({ key: id, count }));
}
