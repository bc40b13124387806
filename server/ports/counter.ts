import type { CancelReason, MissingReason } from '#contract/counter/records.ts';
import type { PickedLine } from '#domain/counter/missing-pieces.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from './checkout-transaction.ts';
import type { CounterOrderRow, QueueContents } from './counter-rows.ts';
import type { Result } from './result.ts';

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
  counterState(id: number): Promise<CounterState>;
  /** Who picks from now on. */
  claimPicking(id: number, memberId: number, at: number): Promise<void>;
  writePicks(id: number, picks: readonly { readonly line: number; readonly picked: number }[]): Promise<void>;
  setPlace(id: number, place: string): Promise<void>;
  setTillSlip(id: number, slip: string): Promise<void>;
  notePutBack(id: number, at: number): Promise<void>;
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
  /** Who changed an order last, as far as it was somebody of the shop. */
  lastChange(id: number): Promise<{ readonly by: string; readonly at: number } | null>;
  /** Until when no pickup code is taken in a shop; null: they are. */
  codesOffUntil(shop: ShopId, now: number): Promise<number | null>;
  /** Counts a wrong code; the time until which codes are off when it was one too many. */
  countWrongCode(shop: ShopId, now: number): Promise<number | null>;
}

export type { CancelReason, MissingReason };
