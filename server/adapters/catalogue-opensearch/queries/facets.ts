import { webStockShop } from '#domain/shop/shop-id.ts';
import type { CatalogueAnswer, FacetCount, FacetField, PriceFacet } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { bucketStep, priceBuckets } from '../../catalogue-shared/price-buckets.ts';
import { allOf, type Clause } from '../clause.ts';
import type { Aggregation, Aggregations, Bucket } from '../connection/search-answer.ts';
import { fieldNames } from './filter-clause.ts';
import { listOf } from './reference-lists.ts';
import type { Selection } from './selection.ts';
import type { CountedVariantField } from './variant-question.ts';

export interface FacetRequest {
  readonly facets: readonly FacetField[];
  readonly priceFacet: boolean;
}

/**
 * Each facet is counted under every choice but its own. Facets without a choice of their own are counted together, under all of
 * them. As many values are asked for as the reference list has, so that no shard leaves one out.
 */
export function facetAggregations(
  { facets, priceFacet }: FacetRequest,
  selection: Selection,
  reference: CatalogueReference,
): Clause {
  const made: Record<string, Clause> = {};
  const shared: Record<string, Clause> = {};
  for (const field of facets) {
    if (selection.isOfVariant(field) && !selection.variantQuestion(field).isOpen)
      made[field] = variantCounts(field, selection, reference);
    else if (selection.isChosen(field))
      made[field] = { filter: allOf(selection.choices(field)), aggs: { own: counts(field, reference) } };
    else shared[field] = counts(field, reference);
  }
  if (priceFacet) {
    if (selection.isChosen('GrossPrice'))
      made.price = { filter: allOf(selection.choices('GrossPrice')), aggs: priceFigures };
    else Object.assign(shared, priceFigures);
  }
  if (Object.keys(shared).length > 0) made.shared = { filter: allOf(selection.choices()), aggs: shared };
  return made;
}

/** The answers to `facetAggregations`, in the order of the reference lists. */
export function readFacets(
  { facets, priceFacet }: FacetRequest,
  selection: Selection,
  reference: CatalogueReference,
  aggregations: Aggregations,
): Pick<CatalogueAnswer, 'facets' | 'price'> {
  const shared = (aggregations.shared ?? {}) as Aggregations;
  const read: { [F in FacetField]?: readonly FacetCount[] } = {};
  for (const field of facets) {
    const found = aggregations[field];
    const values = (found?.own as Aggregation | undefined) ?? shared[field];
    read[field] = inOrder(field, reference, values?.buckets ?? []);
  }
  const figures = selection.isChosen('GrossPrice') ? ((aggregations.price ?? {}) as Aggregations) : shared;
  return { facets: read, price: priceFacet ? foldPrices(figures) : null };
}

function counts(field: FacetField, reference: CatalogueReference): Clause {
  return { terms: { field: fieldNames[field], size: reference[listOf[field]].length + 1 } };
}

/** With a size asked for: articles that have the value on a variant that passes everything else, value by value. */
function variantCounts(field: CountedVariantField, selection: Selection, reference: CatalogueReference): Clause {
  const filters = reference[listOf[field]].map(({ id }) => selection.withValue(field, id).clause);
  return {
    filter: allOf([...selection.articleChoices(), ...selection.variantQuestion(field).ofArticle]),
    aggs: { own: { filters: { filters } } },
  };
}

function inOrder(field: FacetField, reference: CatalogueReference, buckets: readonly Bucket[]): FacetCount[] {
  const values = reference[listOf[field]];
  // Those of filters have no key, and stand in the order they were asked in.
  const found = new Map(buckets.map(({ key, doc_count }, at) => [Number(key ?? values[at]?.id), doc_count]));
  return values.flatMap(({ id }) => {
    const count = found.get(id) ?? 0;
    // The web stock is no shop to choose (DEC-92).
    return count === 0 || (field === 'AvailableShopID' && id === webStockShop) ? [] : [{ id, count }];
  });
}

const priceFigures: Record<string, Clause> = {
  min: { min: { field: 'price' } },
  max: { max: { field: 'price' } },
  tens: { histogram: { field: 'price', interval: bucketStep, min_doc_count: 1 } },
};

/** Buckets are made of whole tens, so that counts by tens add up to them exactly. */
function foldPrices(figures: Aggregations): PriceFacet {
  const min = figures.min?.value ?? null;
  const max = figures.max?.value ?? null;
  if (min === null || max === null) return { min: 0, max: 0, start: 0, width: 0, histogram: [] };
  const { start, width, count } = priceBuckets(min, max);
  const histogram = new Array<number>(count).fill(0);
  for (const { key, doc_count } of figures.tens?.buckets ?? []) {
    const at = Math.floor((Number(key) - start) / width);
    histogram[at] = (histogram[at] ?? 0) + doc_count;
  }
  return { min, max, start, width, histogram };
}
