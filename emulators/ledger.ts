export interface LedgerEntry {
  readonly kind: 'authorized' | 'captured' | 'cancelled' | 'refunded';
  /** The shop's payment id. */
  readonly reference: string;
  /** Whose agreement with the provider it went by. */
  readonly merchant: string;
  /** Øre. */
  readonly amount: number;
}

/** What really happened to money, in the order it happened; the books of the tests are checked against it. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];

  add(entry: LedgerEntry): void {
    this.#entries.push(entry);
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  sum(reference: string, kind: LedgerEntry['kind']): number {
    return this.#entries
      .filter((entry) => entry.reference === reference && entry.kind === kind)
      .reduce((total, { amount }) => total + amount, 0);
  }
}
