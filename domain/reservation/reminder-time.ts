import { osloInstant, osloTime } from '#domain/time/oslo.ts';

const day = 86_400_000;
const earliest = 8 * 60;
/** Late enough for most, and not in the quiet hours. */
const latest = 20 * 60 + 30;

/** When somebody is reminded that a hold ends: a day before, by daylight. */
export function reminderTime(expiresAt: number): number {
  const { date, minuteOfDay } = osloTime(expiresAt - day);
  return osloInstant(date, Math.min(Math.max(minuteOfDay, earliest), latest));
}
