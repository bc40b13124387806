import type { MissingReason } from '#contract/counter/records.ts';
import type { PickedLine } from '#domain/counter/missing-pieces.ts';
import type { Oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from './checkout/checkout-transaction.ts';
import type { WithdrawnLine } from './checkout/stored-withdrawal.ts';
import type {
  CounterOrderRow,
  FinishedOrder,
  PutBackOrder,
  QueueContents,
  QueuedOrder,
  StockedVariant,
} from './counter-rows.ts';
import type { Result } from './result.ts';
import type { StockIntake } from './system/stock-intake.ts';

export interface CounterLine extends PickedLine {
  readonly line: number;
  readonly ean: string;
  readonly picked: number;
}

/** What the counter knows of a reservation beside what the checkout does. */
export interface CounterState {
  readonly version: number;
  readonly picker: { readonly id: number; readonly name: string } | null;
  readonly place: string | null;
  readonly putBackAt: number | null;
  readonly lines: readonly CounterLine[];
}

/** What can be done in one transaction at the counter, beside all of the checkout's. The reservation must be locked. */
export interface CounterTransaction extends CheckoutTransaction {
  /** The payment that counts of an order, to be locked before the order is; null: none. */
  livingPayment(id: number): Promise<string | null>;
  counterState(id: number): Promise<CounterState>;
  /** Who picks from now on. */
  claimPicking(id: number, memberId: number, at: number): Promise<void>;
  writePicks(id: number, picks: readonly { readonly line: number; readonly picked: number }[]): Promise<void>;
  setPlace(id: number, place: string): Promise<void>;
  setTillSlip(id: number, slip: string): Promise<void>;
  notePutBack(id: number, at: number): Promise<void>;
  /** A line with other pieces than before; the reservation's sums and holds follow. */
  writeMissing(id: number, shop: ShopId, line: CounterLine, reason: MissingReason | null): Promise<void>;
  /**
   * Sets how many pieces the shop has for sale after a count: pieces that other orders hold and nobody has picked are subtracted,
   * never below zero. `gone` is how many were held and are not there. Gives the stock before and after; null for a variant that
   * no longer exists.
   */
  correctStock(correction: StockCorrection): Promise<{ readonly before: number; readonly after: number } | null>;
  /** Other pieces than were told; of each so many go on sale again. The sums are given, as they were counted. */
  rewriteWithdrawal(id: number, goods: Oere, freight: Oere, lines: readonly WithdrawnLine[]): Promise<void>;
  /** Stock as another system has reported it for these places, to be changed together with what the act has done there. */
  readonly rebook: StockIntake['rebook'];
  putOnSale(withdrawalId: number, pieces: readonly { readonly ean: string; readonly count: number }[]): Promise<void>;
}

export interface StockCorrection {
  readonly shop: ShopId;
  readonly ean: string;
  readonly standing: number;
  readonly gone: number;
  readonly reservationId: number | null;
}

export interface CounterStore {
  /** As CheckoutStore.transaction; `idempotent` always, as every act begins by claiming its key. */
  transaction<T, Refusal>(work: (tx: CounterTransaction) => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>>;
  queue(shop: ShopId, since: number): Promise<QueueContents>;
  /** How many new orders wait in the shops, and since when the oldest does. */
  waiting(
    shops: readonly ShopId[],
  ): Promise<readonly { readonly shop: ShopId; readonly count: number; readonly oldest: number }[]>;
  order(shop: ShopId, id: number): Promise<CounterOrderRow | null>;
  /** At most twenty; those that are over since long are not found. */
  find(shop: ShopId, wanted: FindWish, settledSince: number): Promise<readonly QueuedOrder[]>;
  /** Numbers of the orders whose code may be said: not handed out, not over. */
  openOrders(shop: ShopId): Promise<readonly number[]>;
  variant(shop: ShopId, ean: string, now: number): Promise<StockedVariant | null>;
  toPutBack(shop: ShopId): Promise<readonly PutBackOrder[]>;
  /** Orders that were made ready, handed out or put back since. */
  finished(shop: ShopId, since: number): Promise<readonly FinishedOrder[]>;
  /** Who changed an order last, as far as it was somebody of the shop. */
  lastChange(id: number): Promise<{ readonly by: string; readonly at: number } | null>;
  /** Until when no pickup code is taken in a shop; null: they are. */
  codesOffUntil(shop: ShopId, now: number): Promise<number | null>;
  /** Counts a wrong code; the time until which codes are off when it was one too many. */
  countWrongCode(shop: ShopId, now: number): Promise<number | null>;
}

export type FindWish =
  /** Of the customer a club card is of. */
  | { readonly by: 'card'; readonly ids: readonly number[] }
  | { readonly by: 'number' | 'code' | 'receipt'; readonly ids: readonly number[] }
  | { readonly by: 'name' | 'phone' | 'ean'; readonly text: string };
