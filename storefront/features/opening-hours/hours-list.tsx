import { shopsText } from '#content/nb/shops.ts';
import { formatDays, formatSpan, type OpenSpan, parseOpeningHours } from '#domain/shop/opening-hours.ts';
import { openingWeek } from '#domain/shop/opening-week.ts';
import { isoWeekday } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { classNames } from '#ui/components/class-names.ts';
import styles from './hours-list.module.css';

export interface HoursListProps {
  readonly openingHours: string;
  /** Marks the days that today is one of, once the browser knows. */
  readonly now: number | null;
  readonly className?: string | undefined;
}

/** The week, Monday first, days with the same hours together (DEC-125). */
export function HoursList({ openingHours, now, className }: HoursListProps) {
  const { entries } = parseOpeningHours(openingHours);
  if (entries.length === 0) return <p>{shopsText.hoursUnknown}</p>;
  const today = now === null ? null : isoWeekday(osloTime(now).date);
  return (
    <ul aria-label={shopsText.openingHours} className={classNames(styles.hours, className)}>
      {openingWeek(entries).map(({ firstDay, lastDay, spans }) => {
        const current = today !== null && firstDay <= today && today <= lastDay;
        return (
          <li key={firstDay} className={current ? styles.current : undefined}>
            <span>{formatDays(firstDay, lastDay)}</span> <span>{spansText(spans)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** '10:00-20:00', or 'Stengt' (TXT-105). */
export function spansText(spans: readonly OpenSpan[]): string {
  return spans.length === 0 ? shopsText.closed : spans.map(formatSpan).join(', ');
}
