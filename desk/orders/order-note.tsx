import { useState } from 'react';
import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { Button } from '../parts/button.tsx';
import { TextAreaField } from '../parts/field.tsx';
import words from '../parts/layout/text.module.css';
import { shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';

/** One note for the office; whoever only sees the order reads it. */
export function OrderNote({ order, reload }: { readonly order: OrderAnswer; readonly reload: () => void }) {
  const { note } = order;
  const [typed, setTyped] = useState(note.text);
  const writing = useAct('writeOrderNote');
  const save = async () => {
    const answer = await writing.run({ id: order.id, version: note.version, text: typed });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.noteSaved });
    if (answer !== null) reload();
  };
  const hint = note.by === null || note.at === null ? undefined : text.noteBy(note.by, shortTime(note.at));
  if (!iMay('orders.write'))
    return note.text === '' ? null : (
      <section>
        <h2>{text.note}</h2>
        <p>{note.text}</p>
        <p className={words.foot}>{hint}</p>
      </section>
    );
  return (
    <section>
      <h2>{text.note}</h2>
      <TextAreaField
        label={text.noteHint}
        rows={3}
        maxLength={2000}
        value={typed}
        hint={hint}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed.trim() !== note.text && (
        <Button look="outline" size="small" off={writing.isRunning} onClick={() => void save()}>
          {text.saveNote}
        </Button>
      )}
    </section>
  );
}
