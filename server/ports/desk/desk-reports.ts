import type { ReportAnswer } from '#contract/desk/reports/schemas.ts';
import type { DeskFigures, Span } from './desk-figures.ts';

type Rows = Promise<ReportAnswer['rows']>;

/** Counted over up to a year, where it does not slow the shop down: at a replica where there is one. */
export interface DeskReports {
  readonly figures: DeskFigures;
  salesByShop(span: Span): Rows;
  salesByGroup(span: Span): Rows;
  /** Collected and lapsed, by shop. */
  reservations(span: Span): Rows;
  stockOuts(since: number): Rows;
  unfound(from: string, to: string): Rows;
  /** Withdrawn pieces and money, by article. */
  returns(span: Span): Rows;
}
