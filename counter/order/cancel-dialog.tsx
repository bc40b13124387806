import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { cancelReasonText, counterOrderText as text } from '#content/nb/counter/order.ts';
import type { CancelReason } from '#contract/counter/records.ts';
import { Button } from '../parts/button.tsx';
import { RadioChoice, TextField } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAct } from '../state/act.ts';
import type { ActDialogProps } from './act-dialog.ts';
import styles from './order.module.css';

const reasons = Object.entries(cancelReasonText).map(([value, label]) => ({ value: value as CancelReason, label }));

export function CancelDialog({ order, onClose, onDone }: ActDialogProps) {
  const act = useAct('cancel');
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [words, setWords] = useState('');
  const lacks = reason === null || (reason === 'other' && words.trim().length < 3);
  const cancel = async () => {
    if (reason === null) return;
    const result = await act.run(
      { id: order.id },
      { expectedStatus: order.status, version: order.version, reason, text: words.trim() },
    );
    onDone(result, text.cancelled);
    onClose();
  };
  return (
    <Dialog
      title={text.cancelTitle(order.id)}
      onClose={onClose}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {text.cancelKeep}
          </Button>
          <Button size="big" off={lacks || act.state !== 'idle'} onClick={() => void cancel()}>
            {act.state === 'unsure' ? counterFrameText.unsure : text.cancel}
          </Button>
        </>
      }
    >
      <RadioChoice
        legend={text.cancelWhy}
        value={reason}
        options={reasons}
        onChange={setReason}
        className={styles.grid}
      />
      {reason === 'other' && (
        <TextField label={text.cancelText} value={words} maxLength={200} multiline onChange={setWords} />
      )}
      <p>{text.cancelNote}</p>
    </Dialog>
  );
}
