import { useEffect, useRef, useState } from 'react';
import { reviewsText } from '#content/nb/reviews.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/components/button/button.tsx';
import { isFiltered, isFirst } from './review-choice.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './review-list.module.css';
import type { ChosenReviews } from './use-reviews.ts';

export interface ReviewListProps {
  readonly chosen: ChosenReviews;
  readonly onShowEvery: () => void;
}

const shownAtFirst = 4;

/** The words of customers, a few at first; 'Vis flere' goes on from there. */
export function ReviewList({ chosen, onShowEvery }: ReviewListProps) {
  const { reviews, total, choice, state, more } = chosen;
  const [opened, setOpened] = useState(false);
  const all = opened || !isFirst(choice);
  const shown = all ? reviews : reviews.slice(0, shownAtFirst);
  const list = useRef<HTMLDivElement>(null);
  const goOnFrom = useRef<number | null>(null);
  const now = useNow();

  // Who asked for more by keyboard goes on with the first of them, wherever the button is now.
  useEffect(() => {
    if (goOnFrom.current === null || goOnFrom.current >= shown.length) return;
    const first = list.current?.children[goOnFrom.current];
    goOnFrom.current = null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shown.length]);

  const showMore = () => {
    goOnFrom.current = shown.length;
    if (shown.length < reviews.length) setOpened(true);
    else void more?.();
  };

  return (
    <>
      <p role="status" className={styles.shown}>
        {statusOf(chosen, shown.length)}
      </p>
      <div ref={list} aria-busy={state === 'loading'} className={state === 'loading' ? styles.waiting : undefined}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} now={now} />
        ))}
      </div>
      <div className={styles.more}>
        {shown.length < total && state !== 'failed' && (
          <Button look="outline" onClick={showMore} disabled={state === 'loading'}>
            {reviewsText.showMore}
          </Button>
        )}
        {(isFiltered(choice) || state === 'failed') && (
          <Button look="text" onClick={onShowEvery}>
            {reviewsText.showEvery}
          </Button>
        )}
      </div>
    </>
  );
}

function statusOf({ state, total }: ChosenReviews, shown: number): string {
  if (state === 'failed') return reviewsText.failed;
  return total === 0 ? reviewsText.noneChosen : reviewsText.shown(shown, total);
}
