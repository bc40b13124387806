import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import type { CampaignRow } from '#contract/desk/campaigns/schemas.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { shortDay } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Link } from '../routing/link.tsx';
import { useQuery } from '../state/use-query.ts';
import styles from './timeline.module.css';
import { type Bar, bars, weekCount, weeksAround } from './weeks.ts';

/** The weeks around today with what is planned in them; `current` is the one whose page this is. */
export function Timeline({ current, now }: { readonly current?: CampaignRow; readonly now: number }) {
  const { weeks, from, to } = weeksAround(now, current === undefined ? now : Date.parse(current.start));
  const days = { from: isoDate(osloTime(from).date), to: isoDate(osloTime(to - 1).date) };
  const read = useQuery('campaignWeeks', days);
  const others = (read.value?.rows ?? []).filter(({ id }) => id !== current?.id);
  const rows = [...others, ...(current === undefined ? [] : [current])]
    .filter(({ start, end }) => Date.parse(end) > from && Date.parse(start) < to && Date.parse(end) > Date.parse(start))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const drawn = bars(rows, { from, to });
  const lanes = drawn.reduce((most, { lane }) => Math.max(most, lane + 1), 2);
  const today = osloTime(now).date;
  return (
    <section className={styles.weeks} aria-label={text.weeks} style={{ height: 40 + lanes * 32 }}>
      {weeks.map(({ date, start }, index) => (
        <span key={start} className={styles.week} style={{ left: `${(index / weekCount) * 100}%` }}>
          {now >= start && now < start + 7 * 86_400_000 ? text.today(shortDay(today)) : shortDay(date)}
        </span>
      ))}
      {now >= from && now < to && (
        <i className={styles.today} style={{ left: `${((now - from) / (to - from)) * 100}%` }} />
      )}
      <ul>
        {drawn.map((bar) => (
          <li
            key={bar.row.id}
            style={{ left: `${bar.left * 100}%`, width: `${bar.width * 100}%`, top: 36 + bar.lane * 32 }}
          >
            <Link
              to={`/kampanjer/${bar.row.id}`}
              className={styles.bar}
              data-state={bar.row.state}
              data-current={bar.row.id === current?.id}
            >
              {words(bar)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function words({ row, beginsBefore, endsAfter }: Bar): string {
  if (beginsBefore) return text.until(row.name, shortDay(osloTime(Date.parse(row.end) - 1).date));
  if (endsAfter) return text.from(row.name, shortDay(osloTime(Date.parse(row.start)).date));
  return `${row.name} ${dayRange(row.start, row.end)}`;
}

/** '23.–29. nov.' */
export function dayRange(start: string, end: string): string {
  const [first, last] = [osloTime(Date.parse(start)).date, osloTime(Date.parse(end) - 1).date];
  if (first.year === last.year && first.month === last.month && first.day === last.day) return shortDay(first);
  if (first.year === last.year && first.month === last.month) return `${first.day}.–${shortDay(last)}`;
  return `${shortDay(first)}–${shortDay(last)}`;
}
