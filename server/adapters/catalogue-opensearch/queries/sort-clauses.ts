import type { CatalogueSort, SortKey } from '../../../ports/catalogue/catalogue-index.ts';
import type { Clause } from '../clause.ts';

const keys: Readonly<Record<SortKey, string>> = {
  Name: 'nameRank',
  GrossPrice: 'price',
  BestsellerQty: 'qtyRank',
  BestsellerTurnover: 'turnoverRank',
};

/** Ties: the name, then the id, both ascending whatever the direction (DEC-44). */
export function sortClauses({ by, order }: CatalogueSort): Clause[] {
  return [{ [keys[by]]: order }, ...(by === 'Name' ? [] : [{ nameRank: 'asc' }]), { id: 'asc' }];
}

/** Best score first; equal scores by best seller, then by name. */
export const byRelevance: readonly Clause[] = [
  { _score: 'desc' },
  { qtyRank: 'asc' },
  { nameRank: 'asc' },
  { id: 'asc' },
];
