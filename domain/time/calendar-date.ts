/** A day of the calendar; no clock and no time zone in it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/** ISO: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/*
 * Dates are counted by arithmetic and not through Date objects: the opening hours of forty shops ask thousands of times. A year
 * begins in March here, so that the leap day is its last and every run of five months has 153 days.
 */
const daysOfEra = 146_097; // four hundred years
const daysBefore1970 = 719_468; // since 1 March of the year 0

/** Days since 1 January 1970; makes dates comparable and lets one count with them. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysOfEra + yearOfEra * 365 + leapDays + dayOfYear - daysBefore1970;
}

export function dateOfDayNumber(number: number): CalendarDate {
  const days = number + daysBefore1970;
  const era = Math.floor(days / daysOfEra);
  const dayOfEra = days - era * daysOfEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (daysOfEra - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month > 2 ? 0 : 1), month, day };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

export function isoWeekday(date: CalendarDate): IsoWeekday {
  const daysSinceMonday = (((dayNumber(date) + 3) % 7) + 7) % 7; // 1 January 1970 was a Thursday
  return (daysSinceMonday + 1) as IsoWeekday;
}

/** '2026-05-17' */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Reads '2026-05-17'; null when there is no such day. */
export function parseIsoDate(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = { year, month, day };
  return isoDate(dateOfDayNumber(dayNumber(date))) === text ? date : null;
}
