import { useEffect, useState } from 'react';
import { counterFiguresText as text } from '#content/nb/counter/figures.ts';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import type { Figures } from '#contract/counter/records.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { FailedRead } from '../frame/failed-read.tsx';
import frame from '../frame/frame.module.css';
import { Top } from '../frame/top.tsx';
import parts from '../parts/parts.module.css';
import { Skeleton } from '../parts/small-parts.tsx';
import { goTo } from '../routing/route.ts';
import { shortDate } from '../state/due.ts';
import { ask } from '../state/read.ts';
import { shopId } from '../state/session.ts';
import styles from './figures.module.css';

type Day = Figures['days'][number];

const columns: readonly { readonly label: string; readonly of: (day: Day) => string }[] = [
  { label: text.picked, of: ({ picked }) => String(picked) },
  { label: text.handedOut, of: ({ handedOut }) => String(handedOut) },
  { label: text.median, of: ({ medianMinutesToReady }) => text.minutes(medianMinutesToReady) },
  { label: text.late, of: ({ late }) => String(late) },
  { label: text.missing, of: ({ missingPerCent }) => text.perCent(missingPerCent) },
  { label: text.putBack, of: ({ putBack }) => String(putBack) },
  { label: text.refunded, of: ({ refunded }) => formatOere(oere(refunded)) },
];

/** How the shop's day went; per shop, never per clerk. */
export function FiguresScreen() {
  const [figures, setFigures] = useState<Figures | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    const answer = await ask('figures', { params: { shop: shopId() } });
    if (answer.kind === 'done') setFigures(answer.value);
    else setFailed(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => void load(), []);
  const days = figures === null ? [] : [...figures.days].sort((a, b) => b.day.localeCompare(a.day));
  const [today, ...earlier] = days;
  return (
    <>
      <Top
        title={text.title}
        sub={text.help}
        back={{ label: counterFrameText.back, go: () => goTo({ screen: 'more' }) }}
      />
      <div className={frame.scroll}>
        {failed && <FailedRead onAgain={() => void load()} />}
        {figures === null && !failed && <Skeleton height={120} />}
        {figures !== null && today === undefined && <p>{text.none}</p>}
        {today !== undefined && (
          <>
            <h2 className={styles.head}>{text.today}</h2>
            <dl className={styles.today}>
              {columns.map(({ label, of }) => (
                <div key={label} className={`${parts.card} ${styles.figure}`}>
                  <dt>{label}</dt>
                  <dd>{of(today)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {earlier.length > 0 && <Earlier days={earlier} />}
      </div>
    </>
  );
}

function Earlier({ days }: { readonly days: readonly Day[] }) {
  return (
    <>
      <h2 className={styles.head}>{text.earlier}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text.earlier}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{shortDate(`${day.day}T12:00:00Z`)}</th>
                {columns.map(({ label, of }) => (
                  <td key={label}>{of(day)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
