import { useEffect } from 'react';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { latestPurchases } from '#domain/customer/history.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { collectShop } from '../../../features/history/collect-shop.ts';
import { LatestList } from '../../../features/history/latest-list.tsx';
import { MovedWord } from '../../../features/history/moved-word.tsx';
import { useHistory } from '../../../features/history/use-history.ts';
import { ClubCard } from './club-card.tsx';
import styles from './overview.module.css';
import { orderStatusText, reservationStatusText } from './status-text.ts';
import { useHandleFailure } from './use-handle-failure.ts';

const text = accountText.myPage;
const shown = 3;

export interface OverviewProps {
  readonly member: boolean;
  /** Called when its height no longer changes. */
  readonly onSettled: () => void;
}

/** The club card, and how it stands with what was ordered last. */
export function Overview({ member, onSettled }: OverviewProps) {
  return (
    <div className={styles.overview}>
      <ClubCard member={member} />
      <section>
        <div className={styles.head}>
          <h2>{text.latest}</h2>
          <TextLink to={pathTo('history')}>{text.seeHistory}</TextLink>
        </div>
        <Latest onSettled={onSettled} />
      </section>
    </div>
  );
}

function Latest({ onSettled }: Pick<OverviewProps, 'onSettled'>) {
  const { items, reservations: own, loading } = useHistory(useHandleFailure('reservations', 'account'));
  const now = useNow();
  const settled = now !== null && !loading;

  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);

  if (now === null || (loading && items.length === 0)) {
    return (
      <p role="status" className={classNames(styles.quiet, styles.loading)}>
        {frameText.loading}
      </p>
    );
  }
  if (items.length === 0) return <p className={styles.quiet}>{historyText.emptyHelp}</p>;
  const reservations = new Map(own.map((reservation) => [reservation.id, reservation]));
  return (
    <>
      <MovedWord reservations={own} />
      <LatestList
        items={latestPurchases(items, shown, ({ statusID }) => statusID === reservationStatus.readyToCollect)}
        standing={(item) =>
          item.kind === 'order'
            ? orderStatusText(item.order, reservations.get(item.order.reservation_id), now)
            : reservationStatusText(item.reservation, collectShop(item.reservation), now)
        }
      />
    </>
  );
}
