export interface PlannedPrice {
  readonly article: number;
  /** Null: what was planned for then is taken back. */
  readonly price: number | null;
  readonly from: Date;
}

export type PlannedOutcome = 'planned' | 'unchanged' | 'unknown_article' | 'against_rules';

export interface PlannedPrices {
  /** All in one transaction; what was planned for the same time is replaced. */
  plan(system: string, prices: readonly PlannedPrice[]): Promise<readonly PlannedOutcome[]>;
  /** Which of these were planned, at this price, and have been asked since. */
  known(prices: readonly PlannedPrice[]): Promise<readonly boolean[]>;
  /** Asks what is due; gives how many prices changed. Several processes may do it at once: one of them does. */
  askDue(): Promise<number>;
}
