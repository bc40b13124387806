import { useState } from 'react';
import { ordersText } from '#content/nb/desk/orders.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Confirm } from '../parts/dialog.tsx';
import { TextAreaField } from '../parts/field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';

const text = ordersText.bulk;

interface NoteManyProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The same words on many orders; what was written on them before stays. */
export function NoteMany({ ids, onDone, onClose }: NoteManyProps) {
  const [typed, setTyped] = useState('');
  const writing = useAct('noteOrders', ({ reason, values }) =>
    reason === 'note-full' ? text.noteFull(Number(values?.order)) : null,
  );
  const write = async () => {
    const answer = await writing.run({ ids: [...ids], text: typed });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.noted(groupThousands(answer.value.orders)) });
    onDone();
  };
  return (
    <Confirm
      title={text.noteTitle(groupThousands(ids.length))}
      act={text.note}
      off={writing.isRunning || typed.trim() === ''}
      onConfirm={() => void write()}
      onClose={onClose}
    >
      <TextAreaField
        label={text.noteLabel}
        rows={4}
        maxLength={2000}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Confirm>
  );
}
