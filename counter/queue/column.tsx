import type { ReactNode } from 'react';
import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { QueueRow } from '#contract/counter/records.ts';
import { Button } from '../parts/button.tsx';
import styles from './queue.module.css';
import { useGrowing } from './use-growing.ts';
import { useSteady } from './use-steady.ts';

export interface ColumnProps {
  readonly stage: QueueRow['stage'];
  readonly rows: readonly QueueRow[];
  /** On a phone the tab says what the column is. */
  readonly headless?: boolean;
  readonly link?: ReactNode;
  /** A heading before a row, when one begins there. */
  readonly labelBefore?: (row: QueueRow, previous: QueueRow | undefined) => ReactNode;
  readonly children: (row: QueueRow, gone: boolean, index: number) => ReactNode;
  readonly foot?: ReactNode;
}

export function Column({ stage, rows, headless = false, link, labelBefore, children, foot }: ColumnProps) {
  const steady = useSteady(rows);
  const count = useGrowing(steady.ref, steady.rows.length);
  return (
    <section className={styles.column} aria-label={text.columns[stage]}>
      {!headless && (
        <div className={styles.columnHead}>
          <h2>{text.columns[stage]}</h2>
          <span className={styles.count}>{rows.length}</span>
          <span className={styles.headLink}>{link}</span>
        </div>
      )}
      {steady.waiting > 0 && (
        <Button size="small" className={styles.showNew} onClick={steady.showNew}>
          {text.showNew(steady.waiting)}
        </Button>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari's screen reader forgets a list without dots */}
      <ul ref={steady.ref} role="list" className={styles.list} aria-label={text.columns[stage]}>
        {steady.rows.length === 0 && <li className={styles.none}>{text.empty[stage]}</li>}
        {steady.rows.slice(0, count).map((row, index) => (
          <li key={row.id} className={stage === 'ready' ? styles.readyItem : undefined}>
            {labelBefore?.(row, steady.rows[index - 1])}
            {children(row, steady.gone.has(row.id), index)}
          </li>
        ))}
      </ul>
      {foot}
    </section>
  );
}
