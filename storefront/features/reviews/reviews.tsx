import { useState } from 'react';
import { reviewErrors } from '#content/nb/errors.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { useNow } from '#storefront/browser/use-now.ts';
import { Button } from '#storefront/components/button/button.tsx';
import { TextLink } from '#storefront/components/button/text-link.tsx';
import { SelectField } from '#storefront/components/field/select-field.tsx';
import { Stars } from '#storefront/components/stars/stars.tsx';
import { FitScale } from './fit-scale.tsx';
import { RatingHistogram } from './rating-histogram.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { type ReviewOrder, shownReviews } from './shown-reviews.ts';

export interface ReviewsProps {
  readonly article: Pick<
    ArticleDetail,
    'id' | 'reviews' | 'averageRating' | 'reviewCount' | 'ratingCounts' | 'trueToSizeCounts'
  >;
  /** Where a visitor logs in to write one. */
  readonly loginPath: string;
  readonly loggedIn: boolean;
}

const shownAtFirst = 4;
const orders: readonly ReviewOrder[] = ['newest', 'best', 'worst'];

/** What customers say: the mean, how it is made up, the fit, and their words (GEN-25, DEC-39). */
export function Reviews({ article, loginPath, loggedIn }: ReviewsProps) {
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [stars, setStars] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const now = useNow();
  const chosen = shownReviews(article.reviews, { order, stars });
  const shown = all ? chosen : chosen.slice(0, shownAtFirst);
  return (
    <div className={styles.reviews}>
      <div>
        <h2>{reviewsText.heading}</h2>
        {article.averageRating !== null && (
          <>
            <Average rating={article.averageRating} count={article.reviewCount} />
            <RatingHistogram counts={article.ratingCounts} chosen={stars} onChoose={setStars} />
            <FitScale counts={article.trueToSizeCounts} />
          </>
        )}
        <WriteReview loginPath={loginPath} loggedIn={loggedIn} articleId={article.id} />
      </div>
      <div>
        {article.reviews.length === 0 ? (
          <p className={styles.none}>{reviewsText.none}</p>
        ) : (
          <>
            <SelectField
              label={reviewsText.sortLabel}
              labelHidden
              look="pill"
              className={styles.order}
              value={order}
              options={orders.map((value) => ({ value, text: reviewsText.sort[value] }))}
              onChange={(event) => setOrder(orders.find((value) => value === event.target.value) ?? 'newest')}
            />
            {shown.map((review) => (
              <ReviewItem key={review.id} review={review} now={now} />
            ))}
            {chosen.length === 0 && <p className={styles.none}>{reviewsText.noneWithStars}</p>}
            <div className={styles.more}>
              {chosen.length > shown.length && (
                <Button look="text" onClick={() => setAll(true)}>
                  {reviewsText.showAll(chosen.length)}
                </Button>
              )}
              {stars !== null && (
                <Button look="text" onClick={() => setStars(null)}>
                  {reviewsText.showEvery}
                </Button>
              )}
            </div>
          </>
        )}
        <p className={styles.about}>{reviewsText.about}</p>
      </div>
    </div>
  );
}

function Average({ rating, count }: { readonly rating: number; readonly count: number }) {
  const figure = rating.toFixed(1).replace('.', ',');
  return (
    <div className={styles.average}>
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
      <div className={styles.stars}>
        <Stars value={rating} label={reviewsText.stars(figure)} />
        <p className={styles.count}>{reviewsText.count(count)}</p>
      </div>
    </div>
  );
}

/** TXT-96: only customers write; for others the way there leads through the login. */
function WriteReview({
  loginPath,
  loggedIn,
  articleId,
}: Pick<ReviewsProps, 'loginPath' | 'loggedIn'> & { articleId: number }) {
  const [asked, setAsked] = useState(false);
  if (asked && loggedIn) return <ReviewForm articleId={articleId} onWritten={() => setAsked(false)} />;
  return (
    <div className={styles.write}>
      <Button look="outline" onClick={() => setAsked(true)}>
        {reviewsText.write}
      </Button>
      <p role="status">{asked && <TextLink to={loginPath}>{reviewErrors.logInFirst}</TextLink>}</p>
    </div>
  );
}
