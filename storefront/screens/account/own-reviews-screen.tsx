import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import type { Answer } from '#contract/shop-api.ts';
import { loginPathFor } from '#domain/navigation/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LabelBadge } from '../../components/label-badge/label-badge.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import { shopApi } from '../../data/shop-api.ts';
import { doEffects } from '../../features/customer/fail-call.ts';
import { MyPage } from './my-page.tsx';
import styles from './own-reviews-screen.module.css';

type OwnReview = Answer<'ownReviews'>['data'][number];

export function OwnReviewsScreen() {
  return <MyPage title={accountText.myPage.reviews}>{() => <OwnReviews />}</MyPage>;
}

/** API-65: those that wait for approval are marked (TXT-95). A 401 clears the user (ERR-29). */
function OwnReviews() {
  const navigate = useNavigate();
  const [reviews, setReviews] = useState<readonly OwnReview[] | null>(null);

  useEffect(() => {
    let current = true;
    void shopApi()
      .ownReviews({ per_page: 100 })
      .then((reply) => {
        if (!current) return;
        if (reply.ok) return setReviews(reply.data.data);
        doEffects('reviews', reply.status);
        if (reply.status === 401) void navigate(loginPathFor(pathTo('accountReviews')));
      });
    return () => {
      current = false;
    };
  }, [navigate]);

  if (reviews === null) return <p role="status">{frameText.loading}</p>;
  if (reviews.length === 0) return <p>{historyText.noReviews}</p>;
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <h2 className={styles.title}>
            <Link to={pathTo('product', { articleName: String(review.reviewable_id) })}>{review.article_name}</Link>
          </h2>
          <Stars value={review.rating} label={reviewsText.stars(String(review.rating))} />
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
