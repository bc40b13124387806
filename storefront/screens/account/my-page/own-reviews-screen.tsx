import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { ratingText } from '#content/nb/rating.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { LabelBadge } from '#ui/components/label-badge/label-badge.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Stars } from '#ui/components/stars/stars.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { MyPage } from './my-page.tsx';
import styles from './own-reviews-screen.module.css';
import { useHandleFailure } from './use-handle-failure.ts';
import { useOwnData } from './use-own-data.ts';

export function OwnReviewsScreen() {
  return <MyPage title={accountText.myPage.reviews}>{() => <OwnReviews />}</MyPage>;
}

/** API-65: those that wait for approval are marked (TXT-95). A 401 clears the user (ERR-29). */
function OwnReviews() {
  const [page] = useOwnData(
    () => shopApi().ownReviews({ per_page: 100 }),
    useHandleFailure('reviews', 'accountReviews'),
  );
  const reviews = page?.data ?? null;
  if (reviews === null) return <p role="status">{frameText.loading}</p>;
  if (reviews.length === 0) {
    return (
      <EmptyState
        picture={<Icon name="star" size={56} />}
        title={historyText.noReviews}
        text={historyText.noReviewsHelp}
      >
        <LinkButton look="outline" to={pathTo('history')}>
          {accountText.myPage.seeHistory}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <h2 className={styles.title}>
            <Link to={pathTo('product', { articleName: String(review.reviewable_id) })}>{review.article_name}</Link>
          </h2>
          <Stars value={review.rating} label={ratingText.stars(String(review.rating))} />
          <p>{review.content}</p>
          {review.approved === 0 && <LabelBadge look="outline">{reviewsText.awaitingApproval}</LabelBadge>}
          {review.reply !== null && (
            <p className={styles.reply}>
              <b>{reviewsText.reply}</b> {review.reply}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
