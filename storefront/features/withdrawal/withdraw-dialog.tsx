import { useId, useState } from 'react';
import { frameText } from '#content/nb/frame.ts';
import { withdrawalText } from '#content/nb/withdrawal.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { Button } from '#ui/components/button/button.tsx';
import { FieldError } from '#ui/components/field/field-error.tsx';
import { TextAreaField } from '#ui/components/field/text-area-field.tsx';
import { Modal } from '#ui/components/modal/modal.tsx';
import { useWithdrawal, type WithdrawalForm } from './use-withdrawal.ts';
import styles from './withdrawal.module.css';
import { WithdrawalDone } from './withdrawal-done.tsx';
import { WithdrawalLine } from './withdrawal-line.tsx';
import { withdrawalRightText } from './withdrawal-text.ts';

export interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly reservation: ReservationRecord;
  /** Of the receipt, for who is not logged in. */
  readonly token?: string | undefined;
  /** Where goods are sent back to. */
  readonly returnAddress: string;
  readonly onWithdrawn: (reservation: ReservationRecord) => void;
}

const text = withdrawalText;

/** The form of withdrawal and, once it is sent, its confirmation; opened anew it is a new form. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { open, reservation } = props;
  const [opened, setOpened] = useState({ open, turn: 0 });
  if (opened.open !== open) setOpened({ open, turn: opened.turn + (open ? 1 : 0) });
  return <Form key={`${reservation.id}-${opened.turn}`} {...props} />;
}

function Form({ open, onClose, reservation, token, returnAddress, onWithdrawn }: WithdrawDialogProps) {
  const formId = useId();
  const form = useWithdrawal(reservation, token);
  const [done, setDone] = useState<ReservationRecord | null>(null);
  const send = async () => {
    const answer = await form.send();
    if (answer === null) return;
    setDone(answer);
    onWithdrawn(answer);
  };
  const footer =
    done === null ? (
      <ConfirmFoot form={form} formId={formId} withFreight={reservation.freight > 0 && form.isWhole} />
    ) : (
      <div className={styles.foot}>
        <Button full onClick={onClose}>
          {text.done.close}
        </Button>
      </div>
    );
  return (
    <Modal
      open={open}
      onClose={onClose}
      look="side"
      title={done === null ? text.title(reservation.id) : text.done.title}
      closeLabel={frameText.close}
      footer={footer}
    >
      {done === null ? (
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{withdrawalRightText(reservation)}</p>
          <div className={styles.head}>
            <h3 className={styles.subject}>{text.choose}</h3>
            <Button look="text" onClick={form.chooseAll}>
              {text.all}
            </Button>
          </div>
          <ul>
            {reservation.articles.map((line) => (
              <WithdrawalLine
                key={line.EanNo}
                line={line}
                count={form.countOf(line.EanNo)}
                onCount={(count) => form.choose(line.EanNo, count)}
              />
            ))}
          </ul>
          <TextAreaField
            label={text.reason}
            hint={text.reasonHint}
            rows={3}
            maxLength={1000}
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
          />
          <p className={styles.fine}>{text.wear}</p>
        </form>
      ) : (
        <WithdrawalDone reservation={done} returnAddress={returnAddress} />
      )}
    </Modal>
  );
}

interface ConfirmFootProps {
  readonly form: WithdrawalForm;
  readonly formId: string;
  readonly withFreight: boolean;
}

function ConfirmFoot({ form, formId, withFreight }: ConfirmFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.sum} role="status">
        <span>{text.back}</span> <b>{formatOere(form.goods)}</b>
      </p>
      {withFreight && <p className={styles.fine}>{text.freight}</p>}
      <div role="alert">
        <FieldError id={`${formId}-error`} text={form.error ?? undefined} />
      </div>
      <Button type="submit" form={formId} full disabled={form.sending}>
        {form.sending ? text.sending : text.confirm}
      </Button>
    </div>
  );
}
