import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import styles from './withdrawal.module.css';
import { dayWords } from './withdrawal-text.ts';

export interface WithdrawalDoneProps {
  readonly reservation: ReservationRecord;
  readonly returnAddress: string;
}

const text = withdrawalText.done;

/** The confirmation: when it was told, what to do now, and what goes back. */
export function WithdrawalDone({ reservation, returnAddress }: WithdrawalDoneProps) {
  const withdrawal = reservation.withdrawals.at(-1);
  if (withdrawal === undefined) return null;
  return (
    <div className={styles.form} role="status">
      <p className={styles.lead}>{text.received(dayWords(withdrawal.date))}</p>
      {reservation.email !== null && <p>{text.mail(reservation.email)}</p>}
      <h3 className={styles.subject}>{text.steps}</h3>
      <ul className={styles.steps}>
        <li>{text.shop}</li>
        <li>{text.send(returnAddress)}</li>
        <li>{text.number(reservation.id)}</li>
      </ul>
      <p>
        <b>{text.by(dayWords(withdrawal.return_by))}</b>
      </p>
      <p>{text.money(formatKroner(kroner(withdrawal.refund)))}</p>
    </div>
  );
}
