import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { reviewErrors } from '#content/nb/errors.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { anchors } from '#domain/navigation/addresses/anchors.ts';
import type { BoughtFilter } from '#domain/review/size-color.ts';
import { Button } from '#ui/components/button/button.tsx';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import styles from './write-review.module.css';

export interface WriteReviewProps {
  readonly article: Pick<ArticleDetail, 'id' | 'variants'>;
  /** Where a visitor logs in to write one. */
  readonly loginPath: string;
  readonly loggedIn: boolean;
  /** What they come to review, by the link they followed. */
  readonly bought: BoughtFilter;
}

const ReviewForm = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm);

/** TXT-96: only customers write; for others the way there leads through the login. */
export function WriteReview({ article, loginPath, loggedIn, bought }: WriteReviewProps) {
  const [asked, setAsked] = useState(false);
  const [written, setWritten] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const writing = asked && loggedIn;
  const { hash } = useLocation();

  // Who comes to write need not ask for the form.
  useEffect(() => {
    if (hash === `#${anchors.writeReview}`) setAsked(true);
  }, [hash]);

  const done = () => {
    setAsked(false);
    setWritten(true);
    status.current?.focus(); // the button that was pressed goes with the form
  };

  return (
    <div id={anchors.writeReview} className={styles.write}>
      {!writing && (
        <Button look="outline" onClick={() => setAsked(true)}>
          {reviewsText.write}
        </Button>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {asked && !loggedIn && <TextLink to={loginPath}>{reviewErrors.logInFirst}</TextLink>}
        {written && !asked && reviewsText.thanksHelp}
      </p>
      {writing && (
        <ReviewForm
          wanted
          articleId={article.id}
          variants={article.variants}
          bought={bought}
          onWritten={done}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
