import { logWords } from '#content/nb/counter/log.ts';
import { counterOrderText as text } from '#content/nb/counter/order.ts';
import type { CounterOrder, LogEntry } from '#contract/counter/records.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useShopNow } from '../state/clock.ts';
import { clockTime, dayName, isToday } from '../state/due.ts';
import styles from './order.module.css';

/** What has happened to an order, the newest first. */
export function OrderLog({ order }: { readonly order: CounterOrder }) {
  const now = useShopNow();
  const waits = text.waitsFor[order.status];
  const entries = [...order.log].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <ol className={styles.log}>
      {waits !== undefined && (
        <li data-open="true">
          <span>{text.now}</span>
          <i aria-hidden="true" />
          <span>{waits}</span>
        </li>
      )}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in the same moment
        <Entry key={`${entry.at}-${entry.kind}-${index}`} entry={entry} now={now} />
      ))}
    </ol>
  );
}

function Entry({
  entry: { at, kind, details, clerk, device },
  now,
}: {
  readonly entry: LogEntry;
  readonly now: number;
}) {
  const { title, more } = logWords(kind, details);
  const who = [clerk === null ? null : firstName(clerk), device].filter((part) => part !== null).join(', ');
  const below = [more, who].filter((part) => part !== null && part !== '').join('. ');
  return (
    <li>
      <time dateTime={at} title={dayName(at, now)}>
        {isToday(at, now) ? clockTime(at) : dayName(at, now).slice(0, 7)}
      </time>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b>
        {below !== '' && <small>{below}</small>}
      </span>
    </li>
  );
}
