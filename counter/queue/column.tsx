import type { ReactNode } from 'react';
import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { QueueRow } from '#contract/counter/records.ts';
import { Button } from '../parts/button.tsx';
import styles from './queue.module.css';
import { useRowWindow } from './use-row-window.ts';
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

/** Of a row that was not drawn yet, about. */
const rowHeight: Readonly<Record<QueueRow['stage'], number>> = { new: 164, picking: 196, ready: 82 };

export function Column({ stage, rows, headless = false, link, labelBefore, children, foot }: ColumnProps) {
  const steady = useSteady(rows);
  const { blocks, heightOf } = useRowWindow(steady.ref, steady.rows.length, rowHeight[stage]);
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
        {blocks.map((block) =>
          block.shown ? (
            steady.rows.slice(block.from, block.to).map((row, at) => {
              const index = block.from + at;
              return (
                <li key={row.id} data-block={block.index} aria-setsize={steady.rows.length} aria-posinset={index + 1}>
                  {labelBefore?.(row, steady.rows[index - 1])}
                  {children(row, steady.gone.has(row.id), index)}
                </li>
              );
            })
          ) : (
            <li
              key={`block ${block.index}`}
              data-block={block.index}
              aria-hidden="true"
              style={{ height: heightOf(block) }}
            />
          ),
        )}
      </ul>
      {foot}
    </section>
  );
}
