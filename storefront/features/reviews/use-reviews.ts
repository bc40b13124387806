import { useRef, useState } from 'react';
import { mapReview } from '#contract/map-article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { mergeBy } from '#domain/collection/merge-by.ts';
import type { Review } from '#domain/review/review.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { firstChoice, isFirst, queryOf, type ReviewChoice } from './review-choice.ts';

interface HeldReviews {
  readonly reviews: readonly Review[];
  /** Of all that fit the choice, not of these alone. */
  readonly total: number;
  readonly page: number;
}

export interface ChosenReviews extends HeldReviews {
  readonly choice: ReviewChoice;
  readonly state: 'shown' | 'loading' | 'failed';
  readonly choose: (change: Partial<ReviewChoice>) => void;
  /** Null when all that fit are here. */
  readonly more: (() => Promise<void>) | null;
}

/** The first page comes with the article; another order, a filter and further pages are asked for. */
export function useReviews(article: Pick<ArticleDetail, 'id' | 'reviews' | 'reviewCount'>): ChosenReviews {
  const first: HeldReviews = { reviews: article.reviews, total: article.reviewCount, page: 1 };
  const [choice, setChoice] = useState(firstChoice);
  const [held, setHeld] = useState(first);
  const [state, setState] = useState<ChosenReviews['state']>('shown');
  const asked = useRef(0);

  const ask = async (wanted: ReviewChoice, page: number) => {
    asked.current += 1;
    const own = asked.current;
    setState('loading');
    const reply = await shopApi().articleReviews({ id: article.id, page, ...queryOf(wanted) });
    if (own !== asked.current) return; // something else was chosen meanwhile
    if (!reply.ok) return setState('failed');
    const reviews = reply.data.data.map(mapReview);
    const { total } = reply.data.meta;
    setHeld((before) => ({
      reviews: page === 1 ? reviews : mergeBy(before.reviews, reviews, ({ id }) => id),
      total,
      page,
    }));
    setState('shown');
  };

  const choose = (change: Partial<ReviewChoice>) => {
    const wanted = { ...choice, ...change };
    setChoice(wanted);
    if (!isFirst(wanted)) return void ask(wanted, 1);
    asked.current += 1;
    setHeld(first);
    setState('shown');
  };

  return {
    ...held,
    choice,
    state,
    choose,
    more: held.reviews.length < held.total ? () => ask(choice, held.page + 1) : null,
  };
}
