import { expect, test } from 'vitest';
import type { Review } from './review.ts';
import { averageRating, ratingCounts, sizeAdvice, sizeCounts } from './review-summary.ts';

const review = (rating: number, approved = true, true_to_size: Review['true_to_size'] = null): Review => ({
  id: rating,
  content: '',
  reply: null,
  customer: 'Kari',
  rating,
  approved,
  created_at: '',
  reviewable_id: 1001,
  reviewable_type: 'article',
  true_to_size,
  size_color: null,
  anonymous: false,
  verifiedPurchase: false,
  demo: false,
});

test('ENT-18 DEC-63 the mean of approved ratings, one decimal, null when none', () => {
  expect(averageRating(ratingCounts([review(4), review(5), review(5)]))).toBe(4.7);
  expect(averageRating(ratingCounts([review(1, false)]))).toBeNull();
  expect(averageRating(ratingCounts([review(4), review(1, false)]))).toBe(4);
});

test('the histogram counts approved reviews by stars', () => {
  expect(ratingCounts([review(1), review(5), review(5), review(3, false)])).toEqual([1, 0, 0, 0, 2]);
});

test('size advice: what most say, from three answers on, and none when no answer leads', () => {
  expect(sizeCounts([review(5, true, -1), review(5, true, 1), review(5, false, 1), review(5)])).toEqual([1, 0, 1]);
  expect(sizeAdvice([28, 9, 4])).toEqual({ fit: 'small', percent: 68, answers: 41 });
  expect(sizeAdvice([0, 3, 0])).toEqual({ fit: 'true', percent: 100, answers: 3 });
  expect(sizeAdvice([0, 1, 2])).toEqual({ fit: 'large', percent: 67, answers: 3 });
  expect(sizeAdvice([2, 2, 0])).toBeNull();
  expect(sizeAdvice([2, 0, 0])).toBeNull();
});
