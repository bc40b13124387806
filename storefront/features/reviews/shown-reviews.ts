import type { Review } from '#domain/review/review.ts';

export type ReviewOrder = 'newest' | 'best' | 'worst';

export interface ReviewChoice {
  readonly order: ReviewOrder;
  /** Only those with this many stars; null is all. */
  readonly stars: number | null;
}

/** The reviews of the choice; of equals the newest first. */
export function shownReviews(reviews: readonly Review[], { order, stars }: ReviewChoice): readonly Review[] {
  const newest = reviews
    .filter(({ rating }) => stars === null || rating === stars)
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
  if (order === 'newest') return newest;
  const up = order === 'worst' ? 1 : -1;
  return newest.sort((a, b) => up * (a.rating - b.rating));
}
