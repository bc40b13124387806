import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { QueueRow } from '#contract/counter/records.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Shelf } from '../parts/goods.tsx';
import { Avatar } from '../parts/small-parts.tsx';
import { useAct } from '../state/act.ts';
import { clockTime } from '../state/due.ts';
import { begin, type Taken, taken } from './begin.ts';
import styles from './queue.module.css';

/** A colleague was first: the next order is offered, and taking over is asked for once. */
export function TakenDialog({ conflict, next }: { readonly conflict: Taken; readonly next: QueueRow | null }) {
  const act = useAct('begin');
  const close = () => taken.set(null);
  const takeOver = async () => {
    const order = conflict.order;
    const row = order === null ? conflict.row : { ...conflict.row, version: order.version, status: order.status };
    if (await begin(act, row, { takeOver: true })) close();
  };
  const pickNext = async () => {
    close();
    if (next !== null) await begin(act, next);
  };
  return (
    <Dialog
      title={text.taken(conflict.name, conflict.row.id)}
      lead={<Avatar initials={conflict.initials} size="large" />}
      onClose={close}
    >
      <p>{text.takenText(conflict.at === null ? '' : clockTime(conflict.at))}</p>
      <Shelf lines={conflict.row.lines} more={conflict.row.more} />
      <div className={styles.conflictActs}>
        <Button look="outline" onClick={() => void takeOver()}>
          {text.takeOver(conflict.name)}
        </Button>
        <Button onClick={() => void pickNext()}>{next === null ? text.toQueue : text.instead(next.id)}</Button>
      </div>
    </Dialog>
  );
}
