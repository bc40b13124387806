import type { ReactNode } from 'react';
import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { QueueRow } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { DueChip } from '../parts/chip.tsx';
import { Shelf } from '../parts/goods.tsx';
import { Avatar, PickBar } from '../parts/small-parts.tsx';
import { useShopNow } from '../state/clock.ts';
import { dueIn } from '../state/due.ts';
import styles from './queue.module.css';

export interface OrderCardProps {
  readonly row: QueueRow;
  readonly act: ReactNode;
  readonly fresh?: boolean;
  readonly gone?: boolean;
  /** Whether the clerk who looks at it picks it. */
  readonly mine?: boolean;
}

/** An order that is new or being picked. */
export function OrderCard({ row, act, fresh = false, gone = false, mine = false }: OrderCardProps) {
  const now = useShopNow();
  return (
    <article className={styles.order} data-fresh={fresh} data-gone={gone} aria-label={`${row.id} ${row.customer}`}>
      <div className={styles.orderHead}>
        <b className={styles.number}>{row.id}</b>
        <span className={styles.name}>{row.customer}</span>
        {row.due !== null && <DueChip due={dueIn(row.due, now)} />}
      </div>
      <div className={styles.orderBody}>
        <Shelf lines={row.lines} more={row.more} />
        {act}
      </div>
      {row.stage === 'picking' ? (
        <Progress row={row} mine={mine} />
      ) : (
        <p className={styles.info}>
          {text.pieces(row.pieces)} · <Paying row={row} />
        </p>
      )}
    </article>
  );
}

/** 'Betalt', or the sum that the till is to take. */
export function Paying({ row: { paying, total } }: { readonly row: Pick<QueueRow, 'paying' | 'total'> }) {
  if (paying === 'paid') return <b>{text.paid}</b>;
  return (
    <>
      <b>{formatOere(oere(total))}</b> {text.inTillRest}
    </>
  );
}

function Progress({
  row: { pieces, picked, missing, picker },
  mine,
}: {
  readonly row: QueueRow;
  readonly mine: boolean;
}) {
  return (
    <>
      <div className={styles.progress}>
        <PickBar all={pieces} picked={picked} missing={missing} label={text.pickedOf(picked, pieces)} />
      </div>
      <p className={styles.picker}>
        <Avatar initials={picker?.initials ?? ''} size="small" />
        <span>
          <b>{mine ? text.you : firstName(picker?.name ?? '')}</b> {text.picks}
        </span>
        <span>{text.of(picked, pieces)}</span>
      </p>
    </>
  );
}
