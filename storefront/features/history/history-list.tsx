import { useState } from 'react';
import { generalError } from '#content/nb/errors.ts';
import { historyText } from '#content/nb/history.ts';
import { listText } from '#content/nb/list.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import type { HistoryItem } from '#domain/customer/history.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { Button } from '#storefront/components/button/button.tsx';
import { TextLink } from '#storefront/components/button/text-link.tsx';
import { Picture } from '#storefront/components/picture/picture.tsx';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import styles from './history-list.module.css';

export interface HistoryListProps {
  readonly items: readonly HistoryItem<ReservationRecord, OrderRecord>[];
  readonly more: (() => void) | null;
  readonly onChanged: (reservation: ReservationRecord) => void;
}

/** GEN-26: reservations and orders in one list, newest first; two entries even where the numbers are alike. */
export function HistoryList({ items, more, onChanged }: HistoryListProps) {
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.kind === 'reservation' ? (
              <ReservationEntry reservation={item.reservation} onChanged={onChanged} />
            ) : (
              <OrderEntry order={item.order} />
            )}
          </li>
        ))}
      </ul>
      {more !== null && (
        <div className={styles.more}>
          <Button look="outline" onClick={more}>
            {listText.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface ReservationEntryProps {
  readonly reservation: ReservationRecord;
  readonly onChanged: (reservation: ReservationRecord) => void;
}

const picturesShown = 3;

function ReservationEntry({ reservation, onChanged }: ReservationEntryProps) {
  const [asking, setAsking] = useState(false);
  const status = historyText.reservationStatus[reservation.statusID as keyof typeof historyText.reservationStatus];

  const cancel = async () => {
    const reply = await shopApi().cancelReservation({ id: reservation.id });
    setAsking(false);
    if (!reply.ok) return raiseAlert('error', generalError(reply.status));
    onChanged(reply.data);
    raiseAlert('success', historyText.cancelled);
  };

  return (
    <>
      <span className={styles.pictures} aria-hidden="true">
        {reservation.articles
          .slice(0, picturesShown)
          .map(({ EanNo, Image }) =>
            Image === null ? null : (
              <Picture key={EanNo} path={Image} widths={[160]} sizes="56px" alt="" width={56} height={56} />
            ),
          )}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{historyText.reservation(reservation.id)}</h2>
        <p>{historyText.status(status ?? '')}</p>
        <p className={styles.quiet}>{relativeTime(Date.parse(reservation.date), Date.now())}</p>
        {reservation.pickup_code !== null && <p>{historyText.pickupCode(reservation.pickup_code)}</p>}
      </div>
      <p className={styles.sum}>{formatKroner(kroner(reservation.total))}</p>
      <div className={styles.actions}>
        <TextLink to={pathTo('receipt', { reservationId: reservation.id })}>{historyText.receipt}</TextLink>
        {reservation.trackingUrl !== null && <a href={reservation.trackingUrl}>{historyText.track}</a>}
        {reservation.cancellable && !asking && (
          <Button look="text" onClick={() => setAsking(true)}>
            {historyText.cancel}
          </Button>
        )}
        {asking && (
          <span className={styles.asking}>
            {historyText.cancelConfirm}
            <Button look="outline" onClick={cancel}>
              {historyText.cancel}
            </Button>
            <Button look="text" onClick={() => setAsking(false)}>
              {historyText.keep}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

function OrderEntry({ order }: { order: OrderRecord }) {
  return (
    <>
      <span className={styles.pictures} />
      <div className={styles.words}>
        <h2 className={styles.title}>{historyText.order(order.OrderID)}</h2>
        <p>{order.orderlines.map(({ Name, Count }) => `${Count} × ${Name}`).join(', ')}</p>
        <p className={styles.quiet}>{relativeTime(Date.parse(order.DateCreated), Date.now())}</p>
      </div>
      <p className={styles.sum}>{formatKroner(kroner(order.Total))}</p>
      <dl className={styles.vat}>
        <dt>{historyText.net}</dt>
        <dd>{formatKroner(kroner(order.NetAmount))}</dd>
        <dt>{historyText.vat(order.VatPercentage)}</dt>
        <dd>{formatKroner(kroner(order.Vat))}</dd>
      </dl>
    </>
  );
}
