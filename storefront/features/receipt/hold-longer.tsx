import { useEffect, useRef, useState } from 'react';
import { generalError } from '#content/nb/errors.ts';
import { historyText } from '#content/nb/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Button } from '#ui/components/button/button.tsx';
import styles from './receipt.module.css';
import { holdMoment } from './status-text.ts';

export interface HoldLongerProps {
  readonly reservation: Pick<ReservationRecord, 'id' | 'expires_at' | 'extendable'>;
  /** By which a guest may; undefined when it is one's own by login. */
  readonly token?: string | undefined;
  readonly look: 'outline' | 'text';
  readonly onExtended: (reservation: ReservationRecord) => void;
}

/** Puts the end of the hold off, once. The words that take the button's place are given its focus. */
export function HoldLonger({ reservation, token, look, onExtended }: HoldLongerProps) {
  const { id, expires_at, extendable } = reservation;
  const [progress, setProgress] = useState<'idle' | 'sending' | 'done'>('idle');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (progress === 'done') words.current?.focus();
  }, [progress]);

  const extend = async (shown: string) => {
    if (progress === 'sending') return;
    setProgress('sending');
    const reply = await shopApi().extendReservation({ id, token, held_until: shown });
    setProgress(reply.ok ? 'done' : 'idle');
    if (reply.ok) onExtended(reply.data);
    else raiseAlert('error', reply.status === 409 ? reply.body.message : generalError(reply.status));
  };

  if (expires_at === null) return null;
  if (progress === 'done') {
    return (
      <p ref={words} tabIndex={-1} role="status" className={styles.extended}>
        {historyText.extendedTo(holdMoment(Date.parse(expires_at)))}
      </p>
    );
  }
  return extendable ? (
    <div>
      <Button
        look={look}
        disabled={progress === 'sending'}
        aria-label={look === 'text' ? historyText.holdLongerOf(id) : undefined}
        onClick={() => void extend(expires_at)}
      >
        {historyText.holdLonger}
      </Button>
    </div>
  ) : null;
}
