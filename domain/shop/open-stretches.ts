import { addDays, type CalendarDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { type ShopCalendar, spansOfDate } from './shop-calendar.ts';

/** A stretch of time a shop is open, as instants; the end is the first moment it is closed. */
export interface OpenStretch {
  readonly start: number;
  readonly end: number;
}

const daysAhead = 21; // longer than any run of holidays

/**
 * The stretches from now on, those that touch (midnight, or two entries of one day) joined, so that a shop that never closes
 * is one long stretch. Counted in instants: a day of summer time's change is 23 or 25 hours long.
 */
export function openStretches(calendar: ShopCalendar, now: number): readonly OpenStretch[] {
  const today = osloTime(now).date;
  const stretches: OpenStretch[] = [];
  for (let offset = 0; offset <= daysAhead; offset++) {
    for (const stretch of stretchesOf(calendar, addDays(today, offset))) {
      const last = stretches.at(-1);
      if (last !== undefined && stretch.start <= last.end) {
        stretches[stretches.length - 1] = { start: last.start, end: Math.max(last.end, stretch.end) };
      } else {
        stretches.push(stretch);
      }
    }
  }
  return stretches.filter((stretch) => stretch.end > now);
}

function stretchesOf(calendar: ShopCalendar, date: CalendarDate): readonly OpenStretch[] {
  return spansOfDate(calendar, date).map(({ opens, closes }) => ({
    start: osloInstant(date, opens),
    end: osloInstant(date, closes),
  }));
}
