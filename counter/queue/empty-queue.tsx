import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { Queue } from '#contract/counter/records.ts';
import mug from '../drawings/mug.svg';
import thermos from '../drawings/thermos.svg';
import { Button } from '../parts/button.tsx';
import { goTo } from '../routing/route.ts';
import styles from './queue.module.css';

/** Nobody waits: coffee. */
export function EmptyQueue({ queue, onSeeReady }: { readonly queue: Queue; readonly onSeeReady: () => void }) {
  const { rows, toPutBack, today } = queue;
  return (
    <div className={styles.empty}>
      <div className={styles.emptyScene} aria-hidden="true">
        <img src={thermos} alt="" />
        <img src={mug} alt="" />
      </div>
      <h2>{text.empty.title}</h2>
      <p>{text.empty.text}</p>
      <div className={styles.emptyActs}>
        {toPutBack > 0 && (
          <Button look="outline" onClick={() => goTo({ screen: 'put-back' })}>
            {text.empty.putBack(toPutBack)}
          </Button>
        )}
        {rows.length > 0 && (
          <Button look="outline" onClick={onSeeReady}>
            {text.empty.seeReady(rows.length)}
          </Button>
        )}
      </div>
      <p>{text.empty.today(today.picked, today.handedOut, today.medianMinutesToReady)}</p>
    </div>
  );
}
