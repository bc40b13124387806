import type { CSSProperties } from 'react';
import { reviewsText } from '#content/nb/reviews.ts';
import type { RatingCounts } from '#domain/review/review-summary.ts';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import styles from './rating-histogram.module.css';

export interface RatingHistogramProps {
  readonly counts: RatingCounts;
  readonly chosen: number | null;
  readonly onChoose: (stars: number | null) => void;
}

const rows = [5, 4, 3, 2, 1] as const;

/** How many gave how many stars; pressing a row shows those reviews alone. */
export function RatingHistogram({ counts, chosen, onChoose }: RatingHistogramProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className={styles.histogram}>
      {rows.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const width = { '--share': `${all === 0 ? 0 : (count / all) * 100}%` } as CSSProperties;
        return (
          <li key={stars}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={stars === chosen}
              disabled={count === 0}
              onClick={() => onChoose(stars === chosen ? null : stars)}
            >
              <VisuallyHidden>
                {reviewsText.starRow(stars, count)}. {reviewsText.onlyStars(stars)}
              </VisuallyHidden>
              <span aria-hidden="true">{stars} ★</span>
              <span className={styles.bar} style={width} aria-hidden="true" />
              <span aria-hidden="true">{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
