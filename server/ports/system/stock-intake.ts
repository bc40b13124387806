import type { StockBook } from '#domain/system/stock-books.ts';

/** One ean in one shop. */
export interface StockPlace {
  readonly ean: string;
  readonly shop: number;
}

export type StockPlaceState = 'open' | 'unknown_ean' | 'unknown_shop' | 'closed_shop';

export interface StockIntake {
  /** Whether pieces can stand in each of the places. */
  states(places: readonly StockPlace[]): Promise<readonly StockPlaceState[]>;
  /**
   * Lets `change` see and replace what is known of each place, all in one transaction and with nobody selling there
   * meanwhile. `change` is called again when the transaction is.
   */
  rebook(
    system: string,
    places: readonly StockPlace[],
    change: (books: readonly StockBook[]) => readonly StockBook[],
  ): Promise<void>;
}
