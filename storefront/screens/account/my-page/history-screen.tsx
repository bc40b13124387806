import { useState } from 'react';
import { alertTitles } from '#content/nb/alerts.ts';
import { favouritesText } from '#content/nb/favourites.ts';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { buyAgain } from '../../../features/cart/buy-again.ts';
import { HistoryList } from '../../../features/history/history-list.tsx';
import { MovedWord } from '../../../features/history/moved-word.tsx';
import { useHistory } from '../../../features/history/use-history.ts';
import { HoldLonger } from '../../../features/receipt/hold-longer.tsx';
import { holdText } from '../../../features/receipt/status-text.ts';
import { WithdrawalStatus } from '../../../features/withdrawal/withdrawal-status.tsx';
import { withdrawalRightText } from '../../../features/withdrawal/withdrawal-text.ts';
import { useFrame } from '../../../layout/use-frame.ts';
import styles from './history-screen.module.css';
import { MyPage } from './my-page.tsx';
import { useHandleFailure } from './use-handle-failure.ts';

const WithdrawDialog = lazyPart(
  async () => (await import('../../../features/withdrawal/withdraw-dialog.tsx')).WithdrawDialog,
);

export function HistoryScreen() {
  return <MyPage title={historyText.title}>{() => <OwnHistory />}</MyPage>;
}

function OwnHistory() {
  const { items, reservations, loading, more, replace } = useHistory(useHandleFailure('reservations', 'history'));
  const [withdrawing, setWithdrawing] = useState<{ readonly id: number; readonly open: boolean } | null>(null);
  const { contact } = useFrame();
  const now = useNow();
  if (items.length === 0) {
    if (loading) return <p role="status">{frameText.loading}</p>;
    return more !== null ? (
      <div className={styles.failed}>
        <Alert kind="error" title={alertTitles.error} text={historyText.loadFailed} />
        <Button look="outline" onClick={more}>
          {frameText.tryAgain}
        </Button>
      </div>
    ) : (
      <EmptyState picture={<Icon name="shop" size={56} />} title={historyText.empty} text={historyText.emptyHelp}>
        <LinkButton look="outline" to={pathTo('bestsellers')}>
          {favouritesText.toGoods}
        </LinkButton>
      </EmptyState>
    );
  }
  const chosen = items.find((item) => item.key === `r${withdrawing?.id}`);
  return (
    <>
      <MovedWord reservations={reservations} />
      <HistoryList
        items={items}
        more={more}
        onChanged={replace}
        onBuyAgain={(lines) => buyAgain(shopApi(), lines)}
        holdOf={(reservation) => (now === null ? null : holdText(reservation, now))}
      >
        {(reservation) => ({
          words: <Withdrawn reservation={reservation} />,
          actions: (
            <>
              <HoldLonger reservation={reservation} look="text" onExtended={replace} />
              {reservation.withdrawal_right?.open && (
                <Button look="text" onClick={() => setWithdrawing({ id: reservation.id, open: true })}>
                  {withdrawalText.start}
                </Button>
              )}
            </>
          ),
        })}
      </HistoryList>
      {chosen?.kind === 'reservation' && (
        <WithdrawDialog
          wanted
          open={withdrawing?.open ?? false}
          onClose={() => setWithdrawing({ id: chosen.reservation.id, open: false })}
          reservation={chosen.reservation}
          returnAddress={contact.address}
          onWithdrawn={replace}
        />
      )}
    </>
  );
}

function Withdrawn({ reservation }: { readonly reservation: ReservationRecord }) {
  const words = withdrawalRightText(reservation);
  return (
    <>
      {words !== null && <p className={styles.quiet}>{words}</p>}
      <WithdrawalStatus withdrawals={reservation.withdrawals} />
    </>
  );
}
