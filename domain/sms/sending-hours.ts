import { addDays } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';

const opens = 8 * 60;
const closes = 21 * 60;

/** The first instant, from this one on, at which a phone may be disturbed: between 8 and 21 in Norway. */
export function nextSendingTime(now: number): number {
  const { date, minuteOfDay } = osloTime(now);
  if (minuteOfDay >= opens && minuteOfDay < closes) return now;
  return osloInstant(minuteOfDay < opens ? date : addDays(date, 1), opens);
}
