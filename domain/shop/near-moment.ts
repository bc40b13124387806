import { type CalendarDate, dayNumber, isoWeekday } from '#domain/time/calendar-date.ts';
import { formatWeekdayAndDate, weekdayName } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';

/** A moment as a shopper speaks of it: today, tomorrow, a weekday within the week, or a date. */
export interface NearMoment {
  readonly when: 'today' | 'tomorrow' | 'this-week' | 'later';
  readonly date: CalendarDate;
  readonly minuteOfDay: number;
}

export function nearMoment(instant: number, now: number): NearMoment {
  const { date, minuteOfDay } = osloTime(instant);
  const days = dayNumber(date) - dayNumber(osloTime(now).date);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days < 7 ? 'this-week' : 'later';
  return { when, date, minuteOfDay };
}

/** 'i dag', 'i morgen', 'mandag' or 'mandag 5. januar' */
export function nearDayName({ when, date }: Pick<NearMoment, 'when' | 'date'>): string {
  switch (when) {
    case 'today':
      return 'i dag';
    case 'tomorrow':
      return 'i morgen';
    case 'this-week':
      return weekdayName(isoWeekday(date));
    case 'later':
      return formatWeekdayAndDate(date);
  }
}
