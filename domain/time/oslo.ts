import { addDays, type CalendarDate, dateOfDayNumber, dayNumber, isoWeekday, parseIsoDate } from './calendar-date.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** What calendar and clock in Norway show. */
export interface OsloTime {
  readonly date: CalendarDate;
  /** Minutes since midnight by the clock: 0 to 1439. */
  readonly minuteOfDay: number;
}

/**
 * Europe/Oslo by rule instead of by the machine's time zone data: one hour ahead of UTC, two from the last Sunday of March
 * 01:00 UTC to the last Sunday of October 01:00 UTC (so since 1996). A test holds it against Intl.
 */
export function osloTime(instant: number): OsloTime {
  const local = instant + osloOffset(instant);
  const day = Math.floor(local / dayLength);
  return { date: dateOfDayNumber(day), minuteOfDay: Math.floor((local - day * dayLength) / minute) };
}

/**
 * The instant of a date and a minute of its day by the clock; 1440 is the next midnight. A time that summer time leaps over
 * is read as an hour later, one that comes twice as the first of the two.
 */
export function osloInstant(date: CalendarDate, minuteOfDay: number): number {
  const wall = dayNumber(date) * dayLength + minuteOfDay * minute;
  const asSummer = wall - 2 * hour;
  return osloOffset(asSummer) === 2 * hour ? asSummer : wall - hour;
}

/**
 * A stored point in time. A bare date means the whole day in Norway: from its first instant as a start, to its last as an end
 * (both ends inclusive, DEC-79). Text with a zone is that instant, text without one is the clock in Norway.
 */
export function readOsloInstant(text: string, edge: 'start' | 'end'): number | null {
  const date = parseIsoDate(text);
  if (date) return edge === 'start' ? osloInstant(date, 0) : osloInstant(addDays(date, 1), 0) - 1;
  const [, day = '', hours, minutes, seconds = '0', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(Z|[+-]\d{2}(?::?\d{2})?)?$/.exec(text) ?? [];
  const local = parseIsoDate(day);
  if (local === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) >= 60) return null;
  const minuteOfDay = Number(hours) * 60 + Number(minutes);
  const rest = Math.floor(Number(seconds) * 1000);
  if (zone === '') return osloInstant(local, minuteOfDay) + rest;
  return dayNumber(local) * dayLength + minuteOfDay * minute + rest - zoneOffset(zone);
}

function zoneOffset(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const size = Number(hours) * hour + Number(minutes) * minute;
  return sign === '-' ? -size : size;
}

function osloOffset(instant: number): number {
  const { year, month } = dateOfDayNumber(Math.floor(instant / dayLength));
  return isSummer(instant, year, month) ? 2 * hour : hour;
}

/** Only in the two months of the change has one to look closer. */
function isSummer(instant: number, year: number, month: number): boolean {
  if (month === 3) return instant >= lastSundayAtOne(year, 3);
  if (month === 10) return instant < lastSundayAtOne(year, 10);
  return month > 3 && month < 10;
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function lastSundayAtOne(year: number, month: 3 | 10): number {
  const last = { year, month, day: 31 };
  return (dayNumber(last) - (isoWeekday(last) % 7)) * dayLength + hour;
}
