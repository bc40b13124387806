/** A day of the calendar; no clock and no time zone in it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/** ISO: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayLength = 86_400_000;

/** Days since 1 January 1970; makes dates comparable and lets one count with them. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

export function dateOfDayNumber(number: number): CalendarDate {
  const date = new Date(number * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

export function isoWeekday(date: CalendarDate): IsoWeekday {
  const daysSinceMonday = (((dayNumber(date) + 3) % 7) + 7) % 7; // 1 January 1970 was a Thursday
  return (daysSinceMonday + 1) as IsoWeekday;
}

export function sameDate(a: CalendarDate, b: CalendarDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
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
