import { formatDate, formatDayOfMonth, formatTime, formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';

/** '14.02' in Norway, whatever the machine's zone. */
export function clockTime(at: Date | string): string {
  return formatTime(osloTime(new Date(at).getTime()).minuteOfDay).replace(':', '.');
}

/** '14.02' of today, else with its day: '23. nov. 14.02'. */
export function shortTime(at: string, now = Date.now()): string {
  const then = osloTime(new Date(at).getTime());
  const today = osloTime(now);
  const isToday =
    then.date.year === today.date.year && then.date.month === today.date.month && then.date.day === today.date.day;
  return isToday ? clockTime(at) : `${formatDayOfMonth(then.date)} ${clockTime(at)}`;
}

/** 'torsdag 12. november kl. 14.02' */
export function dayAndTime(at: string): string {
  return `${formatWeekdayAndDate(osloTime(new Date(at).getTime()).date)} kl. ${clockTime(at)}`;
}

/** The same as the first words of a line: 'Torsdag 12. november kl. 14.02' */
export function leadingDayAndTime(at: string): string {
  const day = dayAndTime(at);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/** 'kl. 14.02' of today, else '15. november kl. 14.02'. */
export function atTime(at: string): string {
  const short = shortTime(at);
  const time = clockTime(at);
  return short === time ? `kl. ${time}` : `${short.slice(0, -time.length)}kl. ${time}`;
}

/** '15. november 2026' */
export function dayText(at: string): string {
  return formatDate(osloTime(new Date(at).getTime()).date);
}
