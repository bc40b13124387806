import { useState } from 'react';
import { reviewRefusal, reviewText as text } from '#content/nb/desk/reviews.ts';
import type { DeskReview } from '#contract/desk/reviews/schemas.ts';
import { flaggedParts } from '#domain/review/review-flags.ts';
import { formatDayOfMonth } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Stars } from '#ui/components/stars/stars.tsx';
import { useKeys } from '../keys/keys.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { Badge } from '../parts/layout/badge.tsx';
import { Status } from '../parts/small-parts.tsx';
import { shortTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { AnswerField } from './answer-field.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './reviews.module.css';

export interface ReviewCardProps {
  readonly review: DeskReview;
  /** Where it stands among those that wait. */
  readonly place: { readonly nth: number; readonly of: number } | null;
  readonly onDecided: () => void;
  readonly onAnswered: () => void;
  readonly onBack: () => void;
}

export function ReviewCard({ review, place, onDecided, onAnswered, onBack }: ReviewCardProps) {
  const [reply, setReply] = useState(review.reply ?? '');
  const [rejecting, setRejecting] = useState(false);
  const approve = useAct('approveReview', reviewRefusal);
  const answer = useAct('answerReview', reviewRefusal);
  const mayJudge = iMay('reviews.judge') && review.state !== 'approved';
  const mayReject = iMay('reviews.judge') && review.state !== 'rejected';
  const written = reply.trim();
  const settle = async (withReply: boolean) => {
    if (!mayJudge || (withReply && written === '')) return;
    const done = await approve.run({ id: review.id, ...(withReply && { reply: written }) });
    if (done?.kind !== 'done') return;
    say({ tone: 'done', text: withReply ? text.answered : text.approved });
    onDecided();
  };
  const save = async (next: string | null) => {
    const done = await answer.run({ id: review.id, from: review.reply, reply: next });
    if (done?.kind !== 'done') return;
    if (next === null) setReply('');
    say({ tone: 'done', text: text.answered });
    onAnswered();
  };
  useKeys({
    ...(mayJudge && { a: () => void settle(false) }),
    ...(mayReject && { r: () => setRejecting(true) }),
    'ctrl Enter': () => void (review.state === 'waiting' ? settle(true) : written !== '' && save(written)),
  });
  const since = shortTime(review.at);
  return (
    <section className={styles.card}>
      <div className={styles.back}>
        <TextButton onClick={onBack}>{text.toReviews}</TextButton>
      </div>
      <p className={styles.waited}>{place === null ? text.written(since) : text.waited(place.nth, place.of, since)}</p>
      <p className={styles.facts}>
        <Stars value={review.rating} label={text.stars(review.rating)} />
        {review.verified && <Status state="ok">{text.verified}</Status>}
        {review.trueToSize !== null && <Badge>{text.fits[String(review.trueToSize)]}</Badge>}
        {review.reason !== null && <Status state="error">{text.rejectedFor(text.reasons[review.reason])}</Status>}
      </p>
      <blockquote>
        {flaggedParts(review.content).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          part.flagged ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
        )}
      </blockquote>
      <p className={styles.who}>
        {[review.author ?? text.anonymous, review.bought].filter((word) => word !== null).join('  ·  ')}
        {review.order !== null && (
          <>
            {'  ·  '}
            {text.bought(formatDayOfMonth(osloTime(new Date(review.order.at).getTime()).date), review.order.shop)},{' '}
            <Link to={`/ordre/${review.order.id}`}>{text.order(review.order.id)}</Link>
          </>
        )}
      </p>
      {review.state !== 'rejected' && iMay('reviews.answer') && (
        <AnswerField value={reply} isMailed={review.mailed} onChange={setReply} />
      )}
      <div className={styles.acts}>
        {review.state === 'waiting' && mayJudge && (
          <Button size="large" off={written === '' || approve.isRunning} onClick={() => void settle(true)}>
            {text.approveAndAnswer} <kbd>Ctrl Enter</kbd>
          </Button>
        )}
        {mayJudge && (
          <Button look="outline" size="large" off={approve.isRunning} onClick={() => void settle(false)}>
            {text.approve} <kbd>A</kbd>
          </Button>
        )}
        {review.state === 'approved' && iMay('reviews.answer') && (
          <Button size="large" off={written === '' || written === review.reply} onClick={() => void save(written)}>
            {text.saveAnswer}
          </Button>
        )}
        {review.state === 'approved' && review.reply !== null && iMay('reviews.answer') && (
          <Button look="text" onClick={() => void save(null)}>
            {text.removeAnswer}
          </Button>
        )}
        {mayReject && (
          <Button look="outline" size="large" onClick={() => setRejecting(true)}>
            {text.reject} <kbd>R</kbd>
          </Button>
        )}
      </div>
      <div className={styles.rule}>
        <h2>{text.ruleTitle}</h2>
        <p>{text.rule}</p>
      </div>
      {rejecting && <RejectDialog review={review} onClose={() => setRejecting(false)} onRejected={onDecided} />}
    </section>
  );
}
