import { useState } from 'react';
import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { Confirm } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';

type Reason = keyof typeof text.cancelReasons;

export function CancelDialog({
  order,
  onClose,
  onDone,
}: {
  readonly order: OrderAnswer;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const [reason, setReason] = useState<Reason>('customer-asked');
  const [words, setWords] = useState('');
  const cancelling = useAct('cancelOrder', (refusal) =>
    refusal.reason === 'not-cancellable' ? text.notCancellable : null,
  );
  const cancel = async () => {
    const answer = await cancelling.run({ id: order.id, version: order.version, reason, text: words });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.cancelled });
    if (answer?.kind === 'done' || (answer?.kind === 'refused' && answer.refusal.code === 'changed')) onDone();
  };
  return (
    <Confirm
      title={text.cancelTitle(order.id)}
      act={text.cancelAct}
      danger
      off={cancelling.isRunning || (reason === 'other' && words.trim() === '')}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>{text.cancelLead}</p>
      <SelectField
        label={text.reason}
        value={reason}
        choices={Object.entries(text.cancelReasons).map(([value, name]) => ({ value, name }))}
        onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
      />
      {reason === 'other' && (
        <TextField
          label={text.otherReason}
          maxLength={500}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
    </Confirm>
  );
}
