import { ratingText } from '#content/nb/rating.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import type { Review } from '#domain/review/review.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { Stars } from '#ui/components/stars/stars.tsx';
import { answeredFit } from './fit.ts';
import styles from './review-item.module.css';

export interface ReviewItemProps {
  readonly review: Review;
  /** Null until the page is shown: before that the date stands there (DEC-05). */
  readonly now: number | null;
}

export function ReviewItem({ review, now }: ReviewItemProps) {
  const written = Date.parse(review.created_at);
  const pills = [
    review.size_color,
    review.true_to_size === null ? null : answeredFit(review.true_to_size),
    review.verifiedPurchase ? reviewsText.verifiedPurchase : null,
    review.approved ? null : reviewsText.awaitingApproval,
  ].filter((pill) => pill !== null);
  return (
    <article className={styles.review} tabIndex={-1}>
      <div className={styles.line}>
        <Stars value={review.rating} label={ratingText.stars(String(review.rating))} />
        {/* passing invented words off as a customer's would be unlawful */}
        {review.demo && <span className={styles.demo}>{reviewsText.demo}</span>}
      </div>
      <p className={styles.words}>{review.content}</p>
      <div className={styles.line}>
        <span>
          {review.customer},{' '}
          <time dateTime={review.created_at}>
            {now === null ? formatDate(osloTime(written).date) : relativeTime(written, now)}
          </time>
        </span>
        {pills.map((pill) => (
          <span key={pill} className={styles.pill}>
            {pill}
          </span>
        ))}
      </div>
      {review.reply !== null && (
        <p className={styles.reply}>
          <b>{reviewsText.reply}</b>
          {review.reply}
        </p>
      )}
    </article>
  );
}
