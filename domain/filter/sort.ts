export const sortKeys = ['bestseller', 'price', 'name'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  readonly key: SortKey;
  readonly reverse: boolean;
}

/** Best sellers first: rank 1 before 9999, so ascending (DEC-43, TRAP-20). */
export const defaultSort: Sort = { key: 'bestseller', reverse: false };

/** Null is the order a list has of itself: by relevance, or as its ids were given (DEC-18). */
export type ListSort = Sort | null;

export type OrderBy = 'Name' | 'GrossPrice' | 'BestsellerQty';

const orderByOf: Readonly<Record<SortKey, OrderBy>> = {
  bestseller: 'BestsellerQty',
  price: 'GrossPrice',
  name: 'Name',
};

/** What the storefront sends, always, as the API's own default is another (TRAP-19). */
export function orderOf({ key, reverse }: Sort): { readonly orderBy: OrderBy; readonly order: 'asc' | 'desc' } {
  return { orderBy: orderByOf[key], order: reverse ? 'desc' : 'asc' };
}

export function isSortKey(text: unknown): text is SortKey {
  return (sortKeys as readonly unknown[]).includes(text);
}
