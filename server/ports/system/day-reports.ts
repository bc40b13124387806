import type { DayReport } from '#contract/system/day-report.ts';
import type { MoneyMove } from '#domain/system/day-books.ts';

/** What happened within a day. */
export interface DayFacts extends Pick<DayReport, 'in_till' | 'orders' | 'stock' | 'corrections'> {
  readonly money: readonly MoneyMove[];
}

export interface Day {
  /** 2026-12-24 */
  readonly date: string;
  readonly from: Date;
  /** The first instant of the next day. */
  readonly until: Date;
}

export interface DayReports {
  frozen(date: string): Promise<DayReport | null>;
  facts(day: Day): Promise<DayFacts>;
  /** Keeps a day's books for ever; whoever comes second gets the first's. */
  freeze(report: DayReport): Promise<DayReport>;
}
