import type { DayReport } from '#contract/system/day-report.ts';
import { bookDay } from '#domain/system/day-books.ts';
import { addDays, type CalendarDate, isoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DayReports } from '#server/ports/system/day-reports.ts';

export interface DayReportParts {
  readonly days: DayReports;
  readonly now: () => number;
}

/** By then everything of the day before has long been committed. */
const closesAtMinute = 4 * 60;

/** A day's books: as they stand today, or as they were closed. Of a key's own shops, where it has such. */
export async function readDayReport(
  parts: DayReportParts,
  asked: string,
  shops: readonly number[] | null,
): Promise<Result<DayReport, { readonly reason: 'to-come' }>> {
  const date = parseIsoDate(asked);
  const now = parts.now();
  if (date === null || osloInstant(date, 0) > now) return refused({ reason: 'to-come' });
  const frozen = await parts.days.frozen(asked);
  return done(ofShops(frozen ?? (await makeReport(parts, date, now)), shops));
}

/** Closes yesterday's books, when it is time and nobody has. */
export async function closeYesterday(parts: DayReportParts): Promise<void> {
  const now = parts.now();
  const yesterday = addDays(osloTime(now).date, -1);
  if (now < closesAt(yesterday) || (await parts.days.frozen(isoDate(yesterday))) !== null) return;
  await makeReport(parts, yesterday, now);
}

function closesAt(date: CalendarDate): number {
  return osloInstant(addDays(date, 1), closesAtMinute);
}

async function makeReport({ days }: DayReportParts, date: CalendarDate, now: number): Promise<DayReport> {
  const next = addDays(date, 1);
  const day = {
    date: isoDate(date),
    from: new Date(osloInstant(date, 0)),
    until: new Date(osloInstant(next, 0)),
  };
  const { money, ...facts } = await days.facts(day);
  const isClosed = now >= closesAt(date);
  const report: DayReport = {
    date: day.date,
    frozen_at: isClosed ? new Date(now).toISOString() : null,
    ...mutable(bookDay(money)),
    ...facts,
  };
  return isClosed ? days.freeze(report) : report;
}

function mutable({ captured, refunded: back, vat }: ReturnType<typeof bookDay>) {
  return { captured: [...captured], refunded: [...back], vat: [...vat] };
}

function ofShops(report: DayReport, shops: readonly number[] | null): DayReport {
  if (shops === null) return report;
  const own = <Row extends { readonly shop: number }>(rows: Row[]) => rows.filter(({ shop }) => shops.includes(shop));
  const { captured, refunded: back, vat, in_till, orders, stock, corrections } = report;
  return {
    ...report,
    captured: own(captured),
    refunded: own(back),
    vat: own(vat),
    in_till: own(in_till),
    orders: own(orders),
    stock: own(stock),
    corrections: own(corrections),
  };
}
