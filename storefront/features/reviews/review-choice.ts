import type { CallInput } from '#contract/shop-api.ts';

export type ReviewOrder = 'newest' | 'best' | 'worst';

/** Which reviews are wanted, and in which order. */
export interface ReviewChoice {
  readonly order: ReviewOrder;
  /** Only those with this many stars; null is all. */
  readonly stars: number | null;
  /** Only by those who bought this size, or this colour. */
  readonly sizeId: number | null;
  readonly colorId: number | null;
}

/** What the page comes with: all of them, newest first. */
export const firstChoice: ReviewChoice = { order: 'newest', stars: null, sizeId: null, colorId: null };

export function isFiltered({ stars, sizeId, colorId }: ReviewChoice): boolean {
  return stars !== null || sizeId !== null || colorId !== null;
}

export function isFirst(choice: ReviewChoice): boolean {
  return choice.order === firstChoice.order && !isFiltered(choice);
}

const sorts = { newest: 'newest', best: 'highest', worst: 'lowest' } as const;

/** The choice as API parameters; what is not chosen is left out, so that equal requests share a cached answer. */
export function queryOf({ order, stars, sizeId, colorId }: ReviewChoice): Omit<CallInput<'articleReviews'>, 'id'> {
  return {
    ...(order === 'newest' ? {} : { sort: sorts[order] }),
    ...(stars === null ? {} : { rating: stars }),
    ...(sizeId === null ? {} : { size_id: sizeId }),
    ...(colorId === null ? {} : { color_id: colorId }),
  };
}
