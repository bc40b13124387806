import { shopsText } from '#content/nb/shops.ts';
import { type DeviatingDay, deviatingDays } from '#domain/shop/deviating-days.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import styles from './deviating-list.module.css';
import hours from './hours-list.module.css';
import { spansText } from './hours-list.tsx';

export interface DeviatingListProps {
  readonly shop: Pick<Shop, 'openingHours' | 'openingExceptions'>;
  readonly now: number | null;
  readonly headingLevel: 2 | 3;
}

/** Holidays and days of the shop's own in the weeks to come; nothing while there are none. */
export function DeviatingList({ shop, now, headingLevel }: DeviatingListProps) {
  const days = now === null ? [] : deviatingDays(shop, now);
  if (days.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Heading className={styles.heading}>{shopsText.deviatingDays}</Heading>
      <ul className={hours.hours}>
        {days.map((day) => (
          <li key={isoDate(day.date)}>
            <span>{dayText(day)}</span> <span>{spansText(day.spans)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'Torsdag 14. mai, Kristi himmelfartsdag' */
function dayText({ date, reason, holiday }: DeviatingDay): string {
  const day = formatWeekdayAndDate(date);
  const why = reason === '' && holiday !== null ? shopsText.holidays[holiday] : reason;
  return [day.charAt(0).toUpperCase() + day.slice(1), why].filter((part) => part !== '').join(', ');
}
