import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import styles from './withdrawal.module.css';
import { dayWords, piecesOf, withdrawalStatusText } from './withdrawal-text.ts';

/** What of a purchase was withdrawn, and how far that has come. */
export function WithdrawalStatus({ withdrawals }: Pick<ReservationRecord, 'withdrawals'>) {
  if (withdrawals.length === 0) return null;
  const { status } = withdrawalText;
  return (
    <ul className={styles.statuses} aria-label={status.heading}>
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} className={styles.status}>
          <b>
            {status.told(dayWords(withdrawal.date))}: {status.goods(piecesOf(withdrawal))}
          </b>
          <span>{withdrawalStatusText(withdrawal)}</span>
          {withdrawal.deducted > 0 && <span>{status.deducted(formatKroner(kroner(withdrawal.deducted)))}</span>}
        </li>
      ))}
    </ul>
  );
}
