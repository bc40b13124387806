import type { IsoWeekday } from '../../time/calendar-date.ts';
import { isoWeek } from '../../time/norwegian-dates.ts';
import { parseOpeningHours, spansOn } from '../opening-hours.ts';

/** One day of a week as it is typed: '10:00' and '20:00', or empty when it is closed. */
export interface TypedDay {
  readonly day: IsoWeekday;
  readonly opens: string;
  readonly closes: string;
}

/** The week of an opening hours text; of a day with a pause in it only the first part can be typed, so null. */
export function typedWeek(text: string): readonly TypedDay[] | null {
  const { entries, skipped } = parseOpeningHours(text);
  if (skipped.length > 0) return null;
  const week = isoWeek.map((day) => ({ day, spans: spansOn(entries, day) }));
  if (week.some(({ spans }) => spans.length > 1)) return null;
  return week.map(({ day, spans: [span] }) => ({
    day,
    opens: span === undefined ? '' : clock(span.opens),
    closes: span === undefined ? '' : clock(span.closes),
  }));
}

/** The text of a typed week, days alike as one: '1-5 1000-2000,6 1000-1800'. A day without both times is closed. */
export function writtenWeek(week: readonly TypedDay[]): string {
  const parts: { first: number; last: number; hours: string }[] = [];
  for (const { day, opens, closes } of week) {
    if (opens === '' || closes === '') continue;
    const hours = `${opens.replace(':', '')}-${closes.replace(':', '')}`;
    const before = parts.at(-1);
    if (before !== undefined && before.hours === hours && before.last === day - 1) before.last = day;
    else parts.push({ first: day, last: day, hours });
  }
  return parts.map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`).join(',');
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
