import type { CampaignRow } from '#contract/desk/campaigns/schemas.ts';
import { addDays, type CalendarDate, isoWeekday } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';

export const weekCount = 6;

export interface Week {
  readonly date: CalendarDate;
  readonly start: number;
}

/** Six weeks from the Monday before this one's, or from the one before the given instant's where that is far away. */
export function weeksAround(now: number, shown: number = now): { weeks: readonly Week[]; from: number; to: number } {
  const weekMs = 7 * 86_400_000;
  const anchor = Math.abs(shown - now) < 4 * weekMs ? now : shown;
  const { date } = osloTime(anchor);
  const first = addDays(date, 1 - isoWeekday(date) - 7);
  const weeks = Array.from({ length: weekCount }, (_, index) => {
    const monday = addDays(first, index * 7);
    return { date: monday, start: osloInstant(monday, 0) };
  });
  return { weeks, from: weeks[0]?.start ?? now, to: osloInstant(addDays(first, weekCount * 7), 0) };
}

export interface Bar {
  readonly row: CampaignRow;
  readonly lane: number;
  /** Shares of the whole width. */
  readonly left: number;
  readonly width: number;
  readonly beginsBefore: boolean;
  readonly endsAfter: boolean;
}

/** Each campaign in the first lane that is free when it starts. */
export function bars(
  rows: readonly CampaignRow[],
  { from, to }: { readonly from: number; readonly to: number },
): Bar[] {
  const ends: number[] = [];
  return rows.map((row) => {
    const [start, end] = [Date.parse(row.start), Date.parse(row.end)];
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    const left = Math.max(start, from);
    return {
      row,
      lane,
      left: (left - from) / (to - from),
      width: (Math.min(end, to) - left) / (to - from),
      beginsBefore: start < from,
      endsAfter: end > to,
    };
  });
}
