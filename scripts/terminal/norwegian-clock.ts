import { isoDate } from '#domain/time/calendar-date.ts';
import { formatTime } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';

/** '2026-11-16 09:52', as the clock in the shop shows it. */
export function clockOf(instant: number): string {
  const { minuteOfDay } = osloTime(instant);
  return `${dayOf(instant)} ${formatTime(minuteOfDay)}`;
}

/** '2026-11-16' */
export function dayOf(instant: number): string {
  return isoDate(osloTime(instant).date);
}
