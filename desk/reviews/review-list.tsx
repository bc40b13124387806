import { reviewText as text } from '#content/nb/desk/reviews.ts';
import type { ReviewRow } from '#contract/desk/reviews/schemas.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Stars } from '#ui/components/stars/stars.tsx';
import { Badge } from '../parts/layout/badge.tsx';
import { shortTime } from '../parts/times.ts';
import styles from './reviews.module.css';

export interface ReviewListProps {
  readonly rows: readonly ReviewRow[];
  readonly current: number | null;
  readonly onOpen: (id: number) => void;
}

export function ReviewList({ rows, current, onOpen }: ReviewListProps) {
  return (
    <ul className={styles.rows} aria-label={text.list}>
      {rows.map(({ id, article, picture, rating, content, at, flags }) => (
        <li key={id}>
          <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onOpen(id)}>
            <span className={styles.thumb}>
              {picture !== null && <Picture path={picture} widths={[160]} sizes="44px" alt="" width={44} height={44} />}
            </span>
            <span className={styles.row}>
              <span className={styles.line}>
                <Stars value={rating} label={text.stars(rating)} /> <time dateTime={at}>{shortTime(at)}</time>
              </span>
              <b>{article}</b>
              <span className={styles.beginning}>{content}</span>
              {flags.map((flag) => (
                <Badge key={flag} tone="warn">
                  {text.flags[flag]}
                </Badge>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
