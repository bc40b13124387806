import { accountText } from '#content/nb/account.ts';
import { historyText } from '#content/nb/history.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import type { HistoryItem } from '#domain/customer/history.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import styles from './latest-list.module.css';
import { reviewPath } from './review-path.ts';

type Item = HistoryItem<ReservationRecord, OrderRecord>;

export interface LatestListProps {
  readonly items: readonly Item[];
  /** How it stands, in a line. */
  readonly standing: (item: Item) => string;
}

/** The newest purchases at a glance, each with the one thing there is to do. */
export function LatestList({ items, standing }: LatestListProps) {
  return (
    <ul className={styles.list} aria-label={accountText.myPage.latest}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <GoodsPictures lines={item.kind === 'order' ? item.order.orderlines : item.reservation.articles} />
          <div className={styles.words}>
            <h3 className={styles.title}>
              {item.kind === 'order'
                ? historyText.order(item.order.OrderID)
                : historyText.reservation(item.reservation.id)}
            </h3>
            <p className={classNames(styles.standing, isReady(item) && styles.ready)}>{standing(item)}</p>
          </div>
          <p className={styles.sum}>
            {formatKroner(kroner(item.kind === 'order' ? item.order.Total : item.reservation.total))}
          </p>
          <div className={styles.action}>
            <NextStep item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function NextStep({ item }: { readonly item: Item }) {
  if (item.kind === 'order') {
    const line = item.order.orderlines.find((one) => reviewPath(one) !== null);
    if (line !== undefined) {
      return (
        <TextLink to={reviewPath(line) ?? ''} aria-label={historyText.writeReviewOf(line.Name)}>
          {historyText.writeReview}
        </TextLink>
      );
    }
  }
  const waits = item.kind === 'reservation' && isReady(item) && item.reservation.pickup_code !== null;
  const reservationId = item.kind === 'order' ? item.order.reservation_id : item.reservation.id;
  return (
    <TextLink to={pathTo('receipt', { reservationId })}>
      {waits ? historyText.showPickupCode : historyText.receipt}
    </TextLink>
  );
}

function isReady(item: Item): boolean {
  return item.kind === 'reservation' && item.reservation.statusID === reservationStatus.readyToCollect;
}
