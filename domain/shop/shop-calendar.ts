import { type CalendarDate, isoDate, isoWeekday } from '#domain/time/calendar-date.ts';
import { type OpeningEntry, type OpenSpan, parseOpeningHours, parseSpan, spansOn } from './opening-hours.ts';
import { earlyClosing, mustCloseEarly, publicHoliday } from './public-holidays.ts';
import type { Shop } from './shop.ts';

/** When a shop is open: its week, and the days it keeps differently. */
export interface ShopCalendar {
  readonly week: readonly OpeningEntry[];
  /** By date '2026-12-24'; no spans is closed. */
  readonly exceptions: ReadonlyMap<string, readonly OpenSpan[]>;
}

export function shopCalendar({
  openingHours,
  openingExceptions,
}: Pick<Shop, 'openingHours' | 'openingExceptions'>): ShopCalendar {
  const spans = (hours: string | null) => (hours ?? '').split(',').flatMap((text) => parseSpan(text) ?? []);
  return {
    week: parseOpeningHours(openingHours).entries,
    exceptions: new Map(openingExceptions.map(({ date, hours }) => [date, spans(hours)])),
  };
}

/** The spans a shop is open on a date: its own exception first, then holidays, then the week. */
export function spansOfDate(calendar: ShopCalendar, date: CalendarDate): readonly OpenSpan[] {
  const exception = calendar.exceptions.size === 0 ? undefined : calendar.exceptions.get(isoDate(date));
  if (exception) return exception;
  if (publicHoliday(date)) return [];
  const spans = spansOn(calendar.week, isoWeekday(date));
  if (!mustCloseEarly(date)) return spans;
  return spans
    .filter((span) => span.opens < earlyClosing)
    .map((span) => ({ ...span, closes: Math.min(span.closes, earlyClosing) }));
}
