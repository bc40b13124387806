import type { ShopId } from '#domain/shop/shop-id.ts';

/** From an instant up to another, of some shops; null: of all. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly shops: readonly ShopId[] | null;
}

export interface SalesSums {
  readonly orders: number;
  /** Ordered and not given up, in øre. */
  readonly revenue: number;
  readonly lost: number;
}

export interface DaySales {
  readonly day: string;
  readonly orders: number;
  readonly collect: number;
  readonly deliver: number;
  readonly lost: number;
}

export interface ReadyOrder {
  readonly shop: ShopId;
  readonly receivedAt: number;
  readonly readyAt: number;
}

export interface SoldOut {
  readonly ean: string;
  readonly name: string;
  readonly variant: string;
  readonly image: string | null;
  readonly sold: number;
  readonly empty: number;
  readonly shops: number;
}

export interface FailedRun {
  readonly kind: string;
  readonly at: number;
  readonly read: number;
  readonly bad: number;
  readonly lastDoneAt: number | null;
}

/** What is counted for the overview and the reports: always of a bounded time, always by an index. */
export interface DeskFigures {
  sums(span: Span): Promise<SalesSums>;
  /** By hour of the clock in Norway. */
  hours(span: Span): Promise<readonly { readonly hour: number; readonly orders: number }[]>;
  days(span: Span): Promise<readonly DaySales[]>;
  /** Made ready in the time; the newest so many. */
  madeReady(span: Span, most: number): Promise<readonly ReadyOrder[]>;
  /** What sells and is empty in shops that carry it, worst first. */
  runningOut(soldSince: number, most: number): Promise<readonly SoldOut[]>;
  /** Searched for and not found; `day` is the first of the seven. */
  unfound(
    day: string,
    dayBefore: string,
    most: number,
  ): Promise<readonly { query: string; searches: number; change: number }[]>;
  /** The last run of a kind, where it did not go through. */
  failedRuns(since: number): Promise<readonly FailedRun[]>;
  failedMails(since: number): Promise<{ readonly count: number; readonly oldest: number | null }>;
  waitingReviews(): Promise<{ readonly count: number; readonly oldest: number | null }>;
  /** What the office did, but for looking. */
  doneSince(since: number): Promise<number>;
}
