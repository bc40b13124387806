import { useState } from 'react';
import { reviewRefusal, reviewText as text } from '#content/nb/desk/reviews.ts';
import type { DeskReview } from '#contract/desk/reviews/schemas.ts';
import type { RejectReason } from '#domain/review/review-flags.ts';
import { Confirm } from '../parts/dialog.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import styles from './reviews.module.css';

export interface RejectDialogProps {
  readonly review: DeskReview;
  readonly onClose: () => void;
  readonly onRejected: () => void;
}

/** One of four reasons, which the writer is told. */
export function RejectDialog({ review, onClose, onRejected }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectReason | null>(null);
  const act = useAct('rejectReview', reviewRefusal);
  const reject = async () => {
    if (reason === null) return;
    const answer = await act.run({ id: review.id, reason });
    onClose();
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.rejected });
    onRejected();
  };
  return (
    <Confirm
      title={text.rejectTitle}
      act={text.rejectAct}
      danger
      off={reason === null || act.isRunning}
      onConfirm={() => void reject()}
      onClose={onClose}
    >
      <fieldset className={styles.reasons}>
        <legend className="sr-only">{text.rejectTitle}</legend>
        {(Object.entries(text.reasons) as [RejectReason, string][]).map(([value, name]) => (
          <label key={value}>
            <input type="radio" name="reason" checked={reason === value} onChange={() => setReason(value)} /> {name}
          </label>
        ))}
      </fieldset>
      <p>{review.mailed ? text.rejectLead : text.rejectLeadNobody}</p>
    </Confirm>
  );
}
