import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { Queue } from '#contract/counter/records.ts';
import styles from './queue.module.css';

export function TodayFigures({ today }: { readonly today: Queue['today'] }) {
  const { picked, handedOut, medianMinutesToReady: minutes } = today;
  const figures = [
    { label: text.todayPicked, value: String(picked) },
    { label: text.todayHandedOut, value: String(handedOut) },
    { label: text.todayMedian, value: minutes === null ? text.none : text.minutes(minutes) },
  ];
  return (
    <div className={styles.today}>
      <h3>{text.today}</h3>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
