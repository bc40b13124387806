import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { shortDay } from '#domain/time/norwegian-dates.ts';

/** '31. des. 2026' */
export function dayOf(day: string): string {
  const date = parseIsoDate(day);
  return date === null ? day : `${shortDay(date)} ${date.year}`;
}
