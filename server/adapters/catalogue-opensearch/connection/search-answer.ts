import type { CatalogueDocument } from '../documents/catalogue-document.ts';

/** What of OpenSearch's answers is read. */
export interface SearchAnswer {
  readonly status: number;
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly Hit[] };
  readonly aggregations?: Aggregations;
}

export interface Hit {
  readonly _id: string;
  readonly _score: number | null;
  readonly _source?: Partial<CatalogueDocument>;
  readonly sort?: readonly unknown[];
}

export interface Aggregations {
  readonly [name: string]: Aggregation;
}

/** An aggregation holds its figures and, by their names, those below it. */
export interface Aggregation {
  readonly doc_count?: number;
  readonly value?: number | null;
  readonly buckets?: readonly Bucket[];
  readonly [below: string]: unknown;
}

export interface Bucket {
  /** Of a value; a filter has none. */
  readonly key?: number | string;
  readonly doc_count: number;
}

export function totalOf({ hits }: SearchAnswer): number {
  return hits.total?.value ?? 0;
}
