import { type ReactNode, useState } from 'react';
import { generalError } from '#content/nb/errors.ts';
import { historyText } from '#content/nb/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { holdsStock, isReservationStatus, reservationStatus } from '#domain/reservation/status.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Button } from '#ui/components/button/button.tsx';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import type { BoughtAgain } from './bought-again.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { GoodsLines } from './goods-lines.tsx';
import { GoodsPictures } from './goods-pictures.tsx';
import styles from './history-list.module.css';

export interface ReservationEntryProps {
  readonly reservation: ReservationRecord;
  readonly hold: string | null;
  /** Where it is collected; null when it is sent, or the shops are not here yet. */
  readonly shop: string | null;
  readonly words: ReactNode;
  readonly actions: ReactNode;
  readonly onChanged: (reservation: ReservationRecord) => void;
  readonly onBuyAgain: (lines: BoughtAgain) => Promise<void>;
}

export function ReservationEntry(props: ReservationEntryProps) {
  const { reservation, hold, shop, words, actions, onChanged, onBuyAgain } = props;
  const { id, statusID, date, pickup_code: code, total, trackingUrl, articles } = reservation;
  const known = isReservationStatus(statusID) ? statusID : null;
  const isReady = statusID === reservationStatus.readyToCollect;
  const cameToNothing = known !== null && !holdsStock(known);
  // What was handed out is an order too: there it is named, reviewed and bought again.
  const isHandedOut = statusID >= reservationStatus.collected && statusID <= reservationStatus.delivered;
  const isWaiting = statusID >= reservationStatus.received && statusID <= reservationStatus.readyToCollect;
  return (
    <>
      <GoodsPictures lines={articles} />
      <div className={styles.words}>
        <h2 className={styles.title}>{historyText.reservation(id)}</h2>
        <p className={classNames(isReady && styles.ready)}>
          {historyText.status(known === null ? '' : historyText.reservationStatus[known])}
        </p>
        {hold !== null && (
          <p className={classNames(isReady && styles.ready)} role="timer">
            {hold}
          </p>
        )}
        <p className={styles.quiet}>{relativeTime(Date.parse(date), Date.now())}</p>
        {!isHandedOut && <GoodsLines lines={articles} />}
        {isWaiting && shop !== null && <p>{historyText.collectAt(shop)}</p>}
        {isWaiting && code !== null && <p>{historyText.pickupCode(code)}</p>}
        {words}
      </div>
      <p className={styles.sum}>{formatKroner(kroner(total))}</p>
      <div className={styles.actions}>
        <TextLink to={pathTo('receipt', { reservationId: id })}>{historyText.receipt}</TextLink>
        {trackingUrl !== null && (
          <a href={trackingUrl} rel="noreferrer">
            {historyText.track}
          </a>
        )}
        {actions}
        {cameToNothing && <BuyAgainButton lines={articles} onBuyAgain={onBuyAgain} />}
        {reservation.cancellable && <CancelButton id={id} onChanged={onChanged} />}
      </div>
    </>
  );
}

function CancelButton({ id, onChanged }: { readonly id: number } & Pick<ReservationEntryProps, 'onChanged'>) {
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    const reply = await shopApi().cancelReservation({ id });
    setAsking(false);
    if (!reply.ok) {
      return raiseAlert('error', reply.status === 422 ? reply.body.message : generalError(reply.status));
    }
    onChanged(reply.data);
    raiseAlert('success', historyText.cancelled);
  };
  if (!asking) {
    return (
      <Button look="text" onClick={() => setAsking(true)}>
        {historyText.cancel}
      </Button>
    );
  }
  return (
    <span className={styles.asking}>
      {historyText.cancelConfirm}
      <Button look="outline" onClick={cancel}>
        {historyText.cancel}
      </Button>
      <Button look="text" onClick={() => setAsking(false)}>
        {historyText.keep}
      </Button>
    </span>
  );
}
