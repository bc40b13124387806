import { addDays, type CalendarDate, isoDate, isoWeekday, parseIsoDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';

/** The day the demo is loaded on: every date in it is counted from here, by the calendar and clock of Norway. */
export interface DemoDay {
  readonly today: CalendarDate;
  /** An instant so many days from today, at a time of that day by the clock: `at(-3, 9)` is three days ago, 09:00. */
  at(days: number, hour?: number, minute?: number): Date;
  /** 'YYYY-MM-DD' */
  isoDate(days: number): string;
  /** Days until the first such weekday that is at least `atLeast` days away (1 is Monday, 7 is Sunday). */
  daysUntil(weekday: number, atLeast: number): number;
  /** ISO week number of today. */
  readonly week: number;
}

export function demoDay(now: Date | string): DemoDay {
  const today = typeof now === 'string' ? parseIsoDate(now) : osloTime(now.getTime()).date;
  if (today === null) throw new RangeError(`Not a day: ${now}`);
  return {
    today,
    at: (days, hour = 0, minute = 0) => new Date(osloInstant(addDays(today, days), hour * 60 + minute)),
    isoDate: (days) => isoDate(addDays(today, days)),
    daysUntil: (weekday, atLeast) => {
      const from = isoWeekday(addDays(today, atLeast));
      return atLeast + ((weekday - from + 7) % 7);
    },
    week: isoWeek(today),
  };
}

/** The week of a date is the week of its Thursday, counted from the year's first. */
function isoWeek(date: CalendarDate): number {
  const thursday = addDays(date, 4 - isoWeekday(date));
  const dayOfYear =
    (Date.UTC(thursday.year, thursday.month - 1, thursday.day) - Date.UTC(thursday.year, 0, 1)) / 86_400_000;
  return Math.floor(dayOfYear / 7) + 1;
}
