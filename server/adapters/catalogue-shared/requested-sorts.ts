import type { RequestedOrder } from '#domain/search/reader/reading.ts';
import type { CatalogueSort } from '../../ports/catalogue/catalogue-index.ts';

/** What the query itself says of the order; a sort asked for wins. */
export const requestedSorts: Readonly<Record<RequestedOrder, CatalogueSort>> = {
  cheapest: { by: 'GrossPrice', order: 'asc' },
  dearest: { by: 'GrossPrice', order: 'desc' },
  best: { by: 'BestsellerQty', order: 'asc' },
};

export const byName: CatalogueSort = { by: 'Name', order: 'asc' };
