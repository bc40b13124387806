import { describe, expect, test } from 'vitest';
import type { Review } from '#domain/review/review.ts';
import { answeredFit, fitMark, fitSentence } from './fit.ts';
import { shownReviews } from './shown-reviews.ts';

const review = (id: number, rating: number, day: string): Review => ({
  id,
  content: '',
  reply: null,
  customer: 'Kari',
  rating,
  approved: true,
  created_at: `2026-0${day}T10:00:00.000Z`,
  reviewable_id: 1001,
  reviewable_type: 'article',
  true_to_size: null,
  size_color: null,
  anonymous: false,
  verifiedPurchase: false,
  demo: false,
});
const reviews = [review(1, 5, '1-03'), review(2, 2, '1-05'), review(3, 5, '1-04'), review(4, 1, '1-01')];
const ids = (order: 'newest' | 'best' | 'worst', stars: number | null = null) =>
  shownReviews(reviews, { order, stars }).map(({ id }) => id);

describe('the list of reviews', () => {
  test('GEN-25 newest, best or worst first; of equals the newest', () => {
    expect(ids('newest')).toEqual([2, 3, 1, 4]);
    expect(ids('best')).toEqual([3, 1, 2, 4]);
    expect(ids('worst')).toEqual([4, 2, 3, 1]);
  });

  test('GEN-25 only those with as many stars', () => {
    expect(ids('newest', 5)).toEqual([3, 1]);
    expect(ids('newest', 4)).toEqual([]);
  });

  test('the reviews given keep their order', () => {
    ids('best');
    expect(reviews.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

describe('the fit', () => {
  test('DEC-122 what most say, in a sentence', () => {
    expect(fitSentence([28, 11, 2])).toBe('Liten: 68\u00a0% ville valgt en størrelse opp, 41 svar');
    expect(fitSentence([0, 9, 1])).toBe('Normal: 90\u00a0% ville valgt samme størrelse igjen, 10 svar');
    expect(fitSentence([1, 0, 3])).toBe('Stor: 75\u00a0% ville valgt en størrelse ned, 4 svar');
    expect(fitSentence([1, 0, 0])).toBeNull();
  });

  test('the marker stands between small and large', () => {
    expect([fitMark([5, 0, 0]), fitMark([0, 5, 0]), fitMark([0, 0, 5]), fitMark([1, 1, 2])]).toEqual([0, 50, 100, 63]);
    expect(fitMark([0, 0, 0])).toBe(50);
  });

  test('ENT-49 what one customer said', () => {
    expect([answeredFit(-1), answeredFit(0), answeredFit(1)]).toEqual([
      'Liten i størrelsen',
      'Normal i størrelsen',
      'Stor i størrelsen',
    ]);
  });
});
