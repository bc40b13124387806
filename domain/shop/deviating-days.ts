import { addDays, type CalendarDate, isoDate, isoWeekday } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { type OpenSpan, spansOn } from './opening-hours.ts';
import { sameSpans } from './opening-week.ts';
import { type PublicHoliday, publicHoliday } from './public-holidays.ts';
import type { Shop } from './shop.ts';
import { shopCalendar, spansOfDate } from './shop-calendar.ts';

/** A day on which a shop's hours are others than its week says. */
export interface DeviatingDay {
  readonly date: CalendarDate;
  readonly spans: readonly OpenSpan[];
  /** What the shop itself says of the day; ''. */
  readonly reason: string;
  readonly holiday: PublicHoliday | null;
}

const daysAhead = 28;

/** Today and the four weeks to come: who plans a trip wants to know of the holiday before it is there. */
export function deviatingDays(
  shop: Pick<Shop, 'openingHours' | 'openingExceptions'>,
  now: number,
): readonly DeviatingDay[] {
  const calendar = shopCalendar(shop);
  if (calendar.week.length === 0 && calendar.exceptions.size === 0) return [];
  const today = osloTime(now).date;
  return Array.from({ length: daysAhead + 1 }, (_, offset) => addDays(today, offset)).flatMap((date) => {
    const spans = spansOfDate(calendar, date);
    if (sameSpans(spans, spansOn(calendar.week, isoWeekday(date)))) return [];
    const own = shop.openingExceptions.find((exception) => exception.date === isoDate(date));
    return [{ date, spans, reason: own?.reason ?? '', holiday: publicHoliday(date) }];
  });
}
