import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterOrderText as text } from '#content/nb/counter/order.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { oereOfText } from '../parts/typed-amount.ts';
import { useAct } from '../state/act.ts';
import type { ActDialogProps } from './act-dialog.ts';

/** For faulty goods, by a manager: money back without goods, never more than was drawn. */
export function RefundDialog({ order, onClose, onDone }: ActDialogProps) {
  const act = useAct('refund');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const amount = oereOfText(typed);
  const lacks = amount === null || amount < 1 || amount > order.total || reason.trim().length < 3;
  const refund = async () => {
    if (amount === null) return;
    const result = await act.run(
      { id: order.id },
      { expectedStatus: order.status, version: order.version, amount, reason: reason.trim() },
    );
    onDone(result, text.refunded);
    onClose();
  };
  return (
    <Dialog
      title={text.refundTitle(order.id)}
      onClose={onClose}
      footer={
        <Button size="big" off={lacks || act.state !== 'idle'} onClick={() => void refund()}>
          {act.state === 'unsure' ? counterFrameText.unsure : text.refund}
        </Button>
      }
    >
      <TextField label={text.refundAmount} value={typed} inputMode="decimal" maxLength={12} onChange={setTyped} />
      <TextField label={text.refundWhy} value={reason} maxLength={200} multiline onChange={setReason} />
      <p>{text.refundNote}</p>
    </Dialog>
  );
}
