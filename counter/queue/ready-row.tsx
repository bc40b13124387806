import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { QueueRow } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { RouteLink } from '../frame/route-link.tsx';
import { Chip } from '../parts/chip.tsx';
import { Place } from '../parts/small-parts.tsx';
import { clockTime, dayName, isToday } from '../state/due.ts';
import styles from './queue.module.css';

/** An order on the shelf: where it stands, whose it is, how long it is held. */
export function ReadyRow({ row, now }: { readonly row: QueueRow; readonly now: number }) {
  const { id, customer, place, due, paying, pieces, total } = row;
  return (
    <RouteLink to={{ screen: 'hand-out', id }} className={styles.ready}>
      <Place place={place} />
      <span style={{ minWidth: 0 }}>
        <span className={styles.readyName}>{customer}</span> <small>{id}</small>
        <span className={styles.readyLine}>
          {paying === 'paid' ? `${text.pieces(pieces)} · ${text.paid}` : text.inTill(formatOere(oere(total)))}
        </span>
      </span>
      {due !== null &&
        (isToday(due, now) ? (
          <Chip tone="warn">{text.until(clockTime(due))}</Chip>
        ) : (
          <span className={styles.day}>{dayName(due, now)}</span>
        ))}
    </RouteLink>
  );
}
