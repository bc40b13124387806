import { addDays, type CalendarDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { type ShopCalendar, spansOfDate } from './shop-calendar.ts';

/** A stretch of time a shop is open, as instants; the end is the first moment it is closed. */
export interface OpenStretch {
  readonly start: number;
  readonly end: number;
}

const daysAhead = 21; // longer than any run of holidays
const midnight = 24 * 60;

/**
 * The stretches from now on, those that touch (midnight, or two entries of one day) joined, so that a shop that never closes
 * is one long stretch. Counted in instants: a day of summer time's change is 23 or 25 hours long. One after the other, since
 * most who ask need the first alone, and there are forty shops in a list.
 */
export function* openStretches(calendar: ShopCalendar, now: number): Generator<OpenStretch> {
  const today = osloTime(now).date;
  let open: OpenStretch | null = null;
  for (let offset = 0; offset <= daysAhead; offset++) {
    const date = offset === 0 ? today : addDays(today, offset);
    let closes = 0;
    for (const span of spansOfDate(calendar, date)) {
      closes = Math.max(closes, span.closes);
      const stretch = stretchOf(date, span);
      if (open !== null && stretch.start <= open.end) {
        open = { start: open.start, end: Math.max(open.end, stretch.end) };
      } else {
        if (open !== null && open.end > now) yield open;
        open = stretch;
      }
    }
    if (open === null || closes === midnight) continue; // it may go on past midnight
    if (open.end > now) yield open;
    open = null;
  }
  if (open !== null && open.end > now) yield open;
}

function stretchOf(date: CalendarDate, { opens, closes }: { opens: number; closes: number }): OpenStretch {
  return { start: osloInstant(date, opens), end: osloInstant(date, closes) };
}
