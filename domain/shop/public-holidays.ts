import { addDays, type CalendarDate, dayNumber } from '#domain/time/calendar-date.ts';

export type PublicHoliday =
  | 'new-year'
  | 'maundy-thursday'
  | 'good-friday'
  | 'easter-sunday'
  | 'easter-monday'
  | 'labour-day'
  | 'constitution-day'
  | 'ascension-day'
  | 'whit-sunday'
  | 'whit-monday'
  | 'christmas-day'
  | 'boxing-day';

/** Days in relation to Easter Sunday. */
const movable: ReadonlyMap<number, PublicHoliday> = new Map([
  [-3, 'maundy-thursday'],
  [-2, 'good-friday'],
  [0, 'easter-sunday'],
  [1, 'easter-monday'],
  [39, 'ascension-day'],
  [49, 'whit-sunday'],
  [50, 'whit-monday'],
]);

/** Month and day: 517 is 17 May. */
const fixed: ReadonlyMap<number, PublicHoliday> = new Map([
  [101, 'new-year'],
  [501, 'labour-day'],
  [517, 'constitution-day'],
  [1225, 'christmas-day'],
  [1226, 'boxing-day'],
]);

const easterEve = -1;
const whitsunEve = 48;

/** The public holiday of a day; shops are closed then unless they say otherwise. A fixed day wins where two meet. */
export function publicHoliday(date: CalendarDate): PublicHoliday | null {
  return fixed.get(date.month * 100 + date.day) ?? movable.get(daysAfterEaster(date)) ?? null;
}

/** On the eves of Easter, Whitsun and Christmas shops must close at 16:00 (helligdagsfredloven). */
export function mustCloseEarly(date: CalendarDate): boolean {
  const christmasEve = date.month === 12 && date.day === 24;
  const days = daysAfterEaster(date);
  return christmasEve || days === easterEve || days === whitsunEve;
}

export const earlyClosing = 16 * 60;

/** Gregorian Easter Sunday, by the golden number, the century's corrections and the Sunday after the full moon. */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCorrection = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leapCorrection - moonCorrection + 15) % 30;
  const fullMoon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0); // days after 21 March
  const weekday = (year + Math.floor(year / 4) - leapCorrection + fullMoon + 2) % 7; // of the full moon, 0 is Sunday
  return addDays({ year, month: 3, day: 28 }, fullMoon - weekday);
}

/** Easter is in March or April, so nothing depends on it after June. */
function daysAfterEaster(date: CalendarDate): number {
  if (date.month < 3 || date.month > 6) return Number.NaN;
  return dayNumber(date) - dayNumber(easterSunday(date.year));
}
