import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterOrderText as text } from '#content/nb/counter/order.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { Button } from '../parts/button.tsx';
import { type ActResult, useAct } from '../state/act.ts';
import { connection } from '../state/connection.ts';
import { tell } from '../state/notice.ts';
import { takeOrder } from '../state/orders.ts';
import { loadQueue } from '../state/queue.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { clerk } from '../state/session.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import styles from './order.module.css';
import { RefundDialog } from './refund-dialog.tsx';

/** What a clerk can do with an order beside picking it and handing it out. */
export function OrderActs({ order }: { readonly order: CounterOrder }) {
  const online = useStore(connection).kind !== 'offline';
  const who = useStore(clerk);
  const tellAgain = useAct('tellAgain');
  const holdLonger = useAct('holdLonger');
  const putBack = useAct('putBack');
  const [open, setOpen] = useState<'move' | 'cancel' | 'refund' | null>(null);
  const expected = { expectedStatus: order.status, version: order.version };

  const after = (result: ActResult<CounterOrder>, words: string) => {
    if (result.kind === 'none') return;
    if (result.kind === 'refused') return tellRefusal(result.refusal, order.id);
    takeOrder(result.value);
    tell(words);
    void loadQueue();
  };
  const unsure = [tellAgain, holdLonger, putBack].some(({ state }) => state === 'unsure');
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.acts}>
        {order.status === 4 && (
          <Button
            look="outline"
            size="small"
            icon="mail"
            off={!online}
            onClick={async () => after(await tellAgain.run({ id: order.id }, expected), text.told)}
          >
            {text.tellAgain}
          </Button>
        )}
        {order.may.holdLonger && (
          <Button
            look="outline"
            size="small"
            icon="clock"
            off={!online}
            onClick={async () => after(await holdLonger.run({ id: order.id }, expected), text.held)}
          >
            {text.holdLonger}
          </Button>
        )}
        {order.status === 4 && (
          <Button look="outline" size="small" icon="shelf" off={!online} onClick={() => setOpen('move')}>
            {text.movePlace}
          </Button>
        )}
        {order.needsPutBack && (
          <Button
            look="outline"
            size="small"
            icon="shelf"
            off={!online}
            onClick={async () => after(await putBack.run({ id: order.id }, expected), text.putBack)}
          >
            {text.putBack}
          </Button>
        )}
        {order.may.refund && who?.role === 'manager' && (
          <Button look="outline" size="small" icon="card" off={!online} onClick={() => setOpen('refund')}>
            {text.refund}
          </Button>
        )}
        {order.may.cancel && (
          <Button look="danger" off={!online} onClick={() => setOpen('cancel')}>
            {online ? text.cancel : counterFrameText.needsLine}
          </Button>
        )}
      </div>
      {unsure && <p role="status">{counterFrameText.unsure}</p>}
      {open === 'move' && <MoveDialog order={order} onClose={close} onDone={after} />}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} onDone={after} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} onDone={after} />}
    </>
  );
}
