import type { IsoWeekday } from '#domain/time/calendar-date.ts';
import { isoWeek } from '#domain/time/norwegian-dates.ts';
import { type OpeningEntry, type OpenSpan, spansOn } from './opening-hours.ts';

/** Days in a row with the same hours; no spans is closed. */
export interface WeekRow {
  readonly firstDay: IsoWeekday;
  readonly lastDay: IsoWeekday;
  readonly spans: readonly OpenSpan[];
}

/** The whole week from Monday on, days without hours included: they are 'Stengt' (DEC-125, TXT-105). */
export function openingWeek(entries: readonly OpeningEntry[]): readonly WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of isoWeek) {
    const spans = spansOn(entries, day);
    const last = rows.at(-1);
    if (last !== undefined && sameSpans(last.spans, spans)) rows[rows.length - 1] = { ...last, lastDay: day };
    else rows.push({ firstDay: day, lastDay: day, spans });
  }
  return rows;
}

export function sameSpans(a: readonly OpenSpan[], b: readonly OpenSpan[]): boolean {
  return (
    a.length === b.length && a.every(({ opens, closes }, at) => b[at]?.opens === opens && b[at]?.closes === closes)
  );
}
