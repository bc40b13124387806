import { type CalendarDate, type IsoWeekday, isoWeekday } from './calendar-date.ts';

/** Starts with Sunday, as the specification has it (I18N-05). */
export const weekdayNames = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'] as const;

export const monthNames = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
] as const;

/** The days of a week as tables and calendars show them, Monday first (I18N-03). */
export const isoWeek: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** ISO counts from Monday, the names from Sunday; day 7 is index 0 (TRAP-48). */
export function weekdayName(day: IsoWeekday): string {
  return weekdayNames[(day % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6];
}

/** '5. januar 2026' */
export function formatDate(date: CalendarDate): string {
  return `${formatDayOfMonth(date)} ${date.year}`;
}

/** '5. januar' */
export function formatDayOfMonth({ month, day }: CalendarDate): string {
  return `${day}. ${monthNames[month - 1] ?? ''}`;
}

/** 'mandag 5. januar' */
export function formatWeekdayAndDate(date: CalendarDate): string {
  return `${weekdayName(isoWeekday(date))} ${formatDayOfMonth(date)}`;
}

/** '10:05'; 1440 is '24:00'. */
export function formatTime(minuteOfDay: number): string {
  const hours = Math.floor(minuteOfDay / 60);
  return `${String(hours).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

const shortMonths = [
  'jan.',
  'feb.',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'aug.',
  'sep.',
  'okt.',
  'nov.',
  'des.',
] as const;

/** 'tor. 19. nov.' */
export function formatShortDate(date: CalendarDate): string {
  return `${weekdayName(isoWeekday(date)).slice(0, 3)}. ${shortDay(date)}`;
}

/** '23. nov.' */
export function shortDay({ day, month }: Pick<CalendarDate, 'day' | 'month'>): string {
  return `${day}. ${shortMonths[month - 1] ?? ''}`;
}

/** 'ma.' */
export function isoWeekdayLetters(date: CalendarDate): string {
  return `${weekdayName(isoWeekday(date)).slice(0, 2)}.`;
}
