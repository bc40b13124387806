import { ratingText } from '#content/nb/rating.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { BoughtFilter } from '#domain/review/size-color.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';
import { Stars } from '#ui/components/stars/stars.tsx';
import { FitScale } from './fit-scale.tsx';
import { RatingHistogram } from './rating-histogram.tsx';
import { firstChoice } from './review-choice.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import styles from './reviews.module.css';
import { useReviews } from './use-reviews.ts';
import { WriteReview } from './write-review.tsx';

export interface ReviewsProps {
  readonly article: Pick<
    ArticleDetail,
    | 'id'
    | 'reviews'
    | 'averageRating'
    | 'reviewCount'
    | 'ratingCounts'
    | 'trueToSizeCounts'
    | 'reviewedVariants'
    | 'variants'
  >;
  /** Where a visitor logs in to write one. */
  readonly loginPath: string;
  readonly loggedIn: boolean;
  /** What the visitor comes to review; nulls when nothing is known. */
  readonly bought: BoughtFilter;
}

/** What customers say: the mean, how it is made up, the fit, and their words (GEN-25, DEC-39). */
export function Reviews({ article, loginPath, loggedIn, bought }: ReviewsProps) {
  const chosen = useReviews(article);
  const { choice, choose } = chosen;
  return (
    <div className={styles.reviews}>
      <div>
        <h2>{reviewsText.heading}</h2>
        {article.averageRating !== null && (
          <>
            <Average rating={article.averageRating} count={article.reviewCount} />
            <RatingHistogram
              counts={article.ratingCounts}
              chosen={choice.stars}
              onChoose={(stars) => choose({ stars })}
            />
            <FitScale counts={article.trueToSizeCounts} />
          </>
        )}
        <WriteReview loginPath={loginPath} loggedIn={loggedIn} article={article} bought={bought} />
      </div>
      <div>
        {article.reviewCount === 0 ? (
          <p className={styles.none}>{reviewsText.none}</p>
        ) : (
          <>
            <ReviewFilters article={article} choice={choice} onChoose={choose} />
            <ReviewList chosen={chosen} onShowEvery={() => choose(firstChoice)} />
          </>
        )}
        <p className={styles.about}>{reviewsText.about}</p>
      </div>
    </div>
  );
}

function Average({ rating, count }: { readonly rating: number; readonly count: number }) {
  const figure = formatDecimal(rating);
  return (
    <div className={styles.average}>
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
      <div className={styles.stars}>
        <Stars value={rating} label={ratingText.stars(figure)} />
        <p className={styles.count}>{ratingText.count(count)}</p>
      </div>
    </div>
  );
}
