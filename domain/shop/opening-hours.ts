import type { IsoWeekday } from '#domain/time/calendar-date.ts';
import { formatTime, weekdayName } from '#domain/time/norwegian-dates.ts';

/** Minutes of the day, opening to closing; 1440 is midnight. */
export interface OpenSpan {
  readonly opens: number;
  readonly closes: number;
}

/** One entry of the opening hours text, e.g. '1-5 1000-2000' (ENT-51). */
export interface OpeningEntry extends OpenSpan {
  readonly firstDay: IsoWeekday;
  readonly lastDay: IsoWeekday;
}

export interface OpeningHours {
  /** Sorted by first day, then opening time (ENT-52). */
  readonly entries: readonly OpeningEntry[];
  /** Entries that could not be read, for the log; the rest of the text still counts (DEC-125). */
  readonly skipped: readonly string[];
}

export function parseOpeningHours(text: string): OpeningHours {
  const entries: OpeningEntry[] = [];
  const skipped: string[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const entry = parseEntry(part);
    if (entry) entries.push(entry);
    else skipped.push(part);
  }
  entries.sort((a, b) => a.firstDay - b.firstDay || a.opens - b.opens);
  return { entries, skipped };
}

/** '1000-1800'; null when it is no span, or ends before it begins. */
export function parseSpan(text: string): OpenSpan | null {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(text.trim()) ?? [];
  const opens = minuteOfDay(from);
  const closes = minuteOfDay(to);
  return opens !== null && closes !== null && opens < closes ? { opens, closes } : null;
}

/** The spans of one weekday, in order; none means 'Stengt'. */
export function spansOn(entries: readonly OpeningEntry[], day: IsoWeekday): readonly OpenSpan[] {
  return entries
    .filter((entry) => entry.firstDay <= day && day <= entry.lastDay)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens - b.opens);
}

/** 'Mandag-fredag 10:00-20:00' */
export function formatEntry({ firstDay, lastDay, ...span }: OpeningEntry): string {
  return `${formatDays(firstDay, lastDay)} ${formatSpan(span)}`;
}

/** 'Mandag-fredag', 'Søndag' */
export function formatDays(firstDay: IsoWeekday, lastDay: IsoWeekday): string {
  const days = firstDay === lastDay ? weekdayName(firstDay) : `${weekdayName(firstDay)}-${weekdayName(lastDay)}`;
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}`;
}

/** '10:00-20:00' */
export function formatSpan({ opens, closes }: OpenSpan): string {
  return `${formatTime(opens)}-${formatTime(closes)}`;
}

function parseEntry(text: string): OpeningEntry | null {
  const [, first, last, hours] = /^([1-7])(?:-([1-7]))?[ :]+(\d{4}-\d{4})$/.exec(text) ?? [];
  const span = hours === undefined ? null : parseSpan(hours);
  const firstDay = Number(first) as IsoWeekday;
  const lastDay = Number(last ?? first) as IsoWeekday;
  return span !== null && firstDay <= lastDay ? { firstDay, lastDay, ...span } : null;
}

function minuteOfDay(hhmm: string | undefined): number | null {
  if (hhmm === undefined) return null;
  const hours = Number(hhmm.slice(0, 2));
  const minutes = Number(hhmm.slice(2));
  return minutes <= 59 && hours * 60 + minutes <= 1440 ? hours * 60 + minutes : null;
}
