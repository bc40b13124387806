import { isoWeekday } from '#domain/time/calendar-date.ts';
import { formatTime, monthNames, weekdayName } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';

const minute = 60_000;

export interface Due {
  readonly text: string;
  readonly urgency: 'calm' | 'soon' | 'late';
}

/** How long until the promise: '12 min over', '24 min igjen', '1 t 31 min', 'onsdag 12:00'. */
export function dueIn(due: string, now: number): Due {
  const left = Math.floor((Date.parse(due) - now) / minute);
  if (left < 0) return { text: `${duration(-left)} over`, urgency: 'late' };
  if (left < 60) return { text: `${left} min igjen`, urgency: left < 30 ? 'soon' : 'calm' };
  if (left < 12 * 60) return { text: duration(left), urgency: 'calm' };
  return { text: dayAndTime(due, now), urgency: 'calm' };
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  if (hours >= 48) return `${Math.floor(hours / 24)} dager`;
  return rest === 0 ? `${hours} t` : `${hours} t ${rest} min`;
}

/** '14:22' */
export function clockTime(at: string | number): string {
  return formatTime(osloTime(typeof at === 'number' ? at : Date.parse(at)).minuteOfDay);
}

/** 'i dag', 'i morgen', 'i går', 'tirsdag', '24. november'. */
export function dayName(at: string, now: number): string {
  const days = daysBetween(at, now);
  if (days === 0) return 'i dag';
  if (days === 1) return 'i morgen';
  if (days === -1) return 'i går';
  if (Math.abs(days) < 7) return weekdayOf(at);
  return dayOfMonth(at);
}

export function weekdayOf(at: string): string {
  return weekdayName(isoWeekday(osloTime(Date.parse(at)).date));
}

/** 'torsdag 21:00' */
export function dayAndTime(at: string, now: number): string {
  return `${dayName(at, now)} ${clockTime(at)}`;
}

/** '24. november' */
export function dayOfMonth(at: string): string {
  const { month, day } = osloTime(Date.parse(at)).date;
  return `${day}. ${monthNames[month - 1] ?? ''}`;
}

/** 'mandag 16. nov.'; short names of months as they stand on labels. */
export function shortDate(at: string | number): string {
  const { date } = osloTime(typeof at === 'number' ? at : Date.parse(at));
  const month = monthNames[date.month - 1] ?? '';
  return `${weekdayName(isoWeekday(date))} ${date.day}. ${month.length > 4 ? `${month.slice(0, 3)}.` : month}`;
}

export function isToday(at: string, now: number): boolean {
  return daysBetween(at, now) === 0;
}

function daysBetween(at: string, now: number): number {
  const midnight = (instant: number) => {
    const { year, month, day } = osloTime(instant).date;
    return Date.UTC(year, month - 1, day);
  };
  return Math.round((midnight(Date.parse(at)) - midnight(now)) / 86_400_000);
}
