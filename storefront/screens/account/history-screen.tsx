import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { loginPathFor } from '#domain/navigation/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useNow } from '../../browser/use-now.ts';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { latePart } from '../../components/late-part/late-part.tsx';
import { shopApi } from '../../data/shop-api.ts';
import { buyAgain } from '../../features/cart/buy-again.ts';
import { doEffects } from '../../features/customer/fail-call.ts';
import { HistoryList } from '../../features/history/history-list.tsx';
import { useHistory } from '../../features/history/use-history.ts';
import { holdWords } from '../../features/receipt/receipt-words.ts';
import { WithdrawalStatus } from '../../features/withdrawal/withdrawal-status.tsx';
import { rightWords } from '../../features/withdrawal/withdrawal-words.ts';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './history-screen.module.css';
import { MyPage } from './my-page.tsx';

const WithdrawDialog = latePart(
  async () => (await import('../../features/withdrawal/withdraw-dialog.tsx')).WithdrawDialog,
);

export function HistoryScreen() {
  return <MyPage title={historyText.title}>{() => <OwnHistory />}</MyPage>;
}

/** ERR-28: a 401 clears the user and leads to the login. */
function OwnHistory() {
  const navigate = useNavigate();
  const refused = useCallback(
    (status: number) => {
      doEffects('reservations', status);
      if (status === 401) void navigate(loginPathFor(pathTo('history')));
    },
    [navigate],
  );
  const { items, loading, more, replace } = useHistory(refused);
  const [withdrawing, setWithdrawing] = useState<{ readonly id: number; readonly open: boolean } | null>(null);
  const { contact } = useFrame();
  const now = useNow();
  if (items.length === 0) {
    return loading ? (
      <p role="status">{frameText.loading}</p>
    ) : (
      <EmptyState title={historyText.empty} text={historyText.emptyHelp} />
    );
  }
  const chosen = items.find((item) => item.key === `r${withdrawing?.id}`);
  return (
    <>
      <HistoryList
        items={items}
        more={more}
        onChanged={replace}
        onBuyAgain={(lines) => buyAgain(shopApi(), lines)}
        holdOf={(reservation) => (now === null ? null : holdWords(reservation, now))}
      >
        {(reservation) => ({
          words: <Withdrawn reservation={reservation} />,
          actions: reservation.withdrawal_right?.open && (
            <Button look="text" onClick={() => setWithdrawing({ id: reservation.id, open: true })}>
              {withdrawalText.start}
            </Button>
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
  const words = rightWords(reservation);
  return (
    <>
      {words !== null && <p className={styles.quiet}>{words}</p>}
      <WithdrawalStatus withdrawals={reservation.withdrawals} />
    </>
  );
}
