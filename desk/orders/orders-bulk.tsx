import { useState } from 'react';
import { frameText } from '#content/nb/desk/frame.ts';
import { orderText } from '#content/nb/desk/order.ts';
import { ordersText as text } from '#content/nb/desk/orders.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import parts from '../parts/parts.module.css';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { NoteMany } from './note-many.tsx';

interface OrdersBulkProps {
  readonly chosen: ReadonlySet<string | number>;
  /** The chosen ones as a file. */
  readonly onFile: (ids: readonly number[]) => void;
  readonly onDone: () => void;
}

/** What can be done to the orders that are chosen (X); each is an act of its own, with its own line in the log. */
export function OrdersBulk({ chosen, onFile, onDone }: OrdersBulkProps) {
  const [asks, setAsks] = useState(false);
  const [notes, setNotes] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const sending = useAct('resendOrderMail', () => '');
  if (chosen.size === 0) return null;
  const ids = [...chosen].map(Number);
  const send = async () => {
    setRunning(true);
    let sent = 0;
    for (const id of ids) {
      const answer = await sending.run({ id, mail: 'confirmation' });
      if (answer?.kind === 'done') sent += 1;
    }
    setRunning(false);
    setAsks(false);
    say({
      tone: sent === ids.length ? 'done' : 'failed',
      text: text.bulk.sent(groupThousands(sent), groupThousands(ids.length)),
    });
    onDone();
  };
  return (
    <div className={parts.bulk} role="toolbar" aria-label={frameText.chosen(chosen.size)}>
      <b>{frameText.chosen(chosen.size)}</b>
      {iMay('orders.write') && (
        <Button look="outline" size="small" icon="mail" onClick={() => setAsks(true)}>
          {orderText.resend}
        </Button>
      )}
      {iMay('orders.write') && (
        <Button look="outline" size="small" icon="document" onClick={() => setNotes(true)}>
          {text.bulk.note}
        </Button>
      )}
      <Button look="outline" size="small" icon="download" onClick={() => onFile(ids)}>
        {text.bulk.file}
      </Button>
      <span>{frameText.letGo}</span>
      {notes && <NoteMany ids={ids} onDone={onDone} onClose={() => setNotes(false)} />}
      {asks && (
        <Confirm
          title={text.bulk.title(groupThousands(ids.length))}
          act={orderText.resend}
          off={isRunning}
          onConfirm={() => void send()}
          onClose={() => setAsks(false)}
        >
          <p>{text.bulk.lead}</p>
        </Confirm>
      )}
    </div>
  );
}
