import { addDays, type CalendarDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { type ShopCalendar, spansOfDate } from './shop-calendar.ts';

/** A time a shop is open, as instants; the end is the first moment it is closed. */
export interface OpenInterval {
  readonly start: number;
  readonly end: number;
}

const daysAhead = 21; // longer than any run of holidays
const midnight = 24 * 60;

/**
 * The intervals from now on, those that touch (midnight, or two entries of one day) joined, so that a shop that never closes
 * is one long interval. Counted in instants: a day of summer time's change is 23 or 25 hours long. One after the other, since
 * most who ask need the first alone, and there are forty shops in a list.
 */
export function* openIntervals(calendar: ShopCalendar, now: number): Generator<OpenInterval> {
  const today = osloTime(now).date;
  let open: OpenInterval | null = null;
  for (let offset = 0; offset <= daysAhead; offset++) {
    const date = offset === 0 ? today : addDays(today, offset);
    let closes = 0;
    for (const span of spansOfDate(calendar, date)) {
      closes = Math.max(closes, span.closes);
      const interval = intervalOf(date, span);
      if (open !== null && interval.start <= open.end) {
        open = { start: open.start, end: Math.max(open.end, interval.end) };
      } else {
        if (open !== null && open.end > now) yield open;
        open = interval;
      }
    }
    if (open === null || closes === midnight) continue; // it may go on past midnight
    if (open.end > now) yield open;
    open = null;
  }
  if (open !== null && open.end > now) yield open;
}

function intervalOf(date: CalendarDate, { opens, closes }: { opens: number; closes: number }): OpenInterval {
  return { start: osloInstant(date, opens), end: osloInstant(date, closes) };
}
