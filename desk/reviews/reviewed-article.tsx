import { reviewText as text } from '#content/nb/desk/reviews.ts';
import type { DeskReview } from '#contract/desk/reviews/schemas.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { averageRating, type RatingCounts } from '#domain/review/review-summary.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Stars } from '#ui/components/stars/stars.tsx';
import words from '../parts/layout/text.module.css';
import { Link } from '../routing/link.tsx';
import styles from './reviews.module.css';

/** What the review is about, and what the others say. */
export function ReviewedArticle({ article }: { readonly article: DeskReview['article'] }) {
  const { id, name, brand, price, picture, ratings } = article;
  const mean = averageRating(ratings as unknown as RatingCounts);
  const all = ratings.reduce((sum, count) => sum + count, 0);
  return (
    <aside className={styles.about}>
      <span className={styles.portrait}>
        {picture !== null && <Picture path={picture} widths={[320]} sizes="220px" alt="" width={220} height={220} />}
      </span>
      <p>
        <Link to={`/varer/${id}`} className={words.name}>
          {name}
        </Link>
        <small>{[brand, formatKroner(kroner(price))].filter((word) => word !== null).join(', ')}</small>
      </p>
      {mean !== null && (
        <>
          <p className={styles.mean}>
            <b>{formatDecimal(mean)}</b> <Stars value={mean} label={text.stars(mean)} /> {all}
          </p>
          <dl className={styles.bars}>
            {ratings
              .map((count, index) => ({ stars: index + 1, count }))
              .reverse()
              .map(({ stars, count }) => (
                <div key={stars}>
                  <dt>{stars}</dt>
                  <dd>
                    <progress max={Math.max(...ratings, 1)} value={count} aria-label={text.stars(stars)} /> {count}
                  </dd>
                </div>
              ))}
          </dl>
        </>
      )}
    </aside>
  );
}
