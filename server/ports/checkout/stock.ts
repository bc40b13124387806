import type { Ean } from '#domain/article/ean.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

export interface Demand {
  readonly ean: Ean;
  readonly qty: number;
}

/** The pieces in the shops, and those that reservations hold. */
export interface Stock {
  /** One guarded statement: locks in the order of ean, takes all or nothing. False: something was lacking. */
  take(shop: ShopId, demand: readonly Demand[]): Promise<boolean>;
  /** The same; where something is lacking nothing of the transaction can be committed any more. */
  takeOrAbort(shop: ShopId, demand: readonly Demand[]): Promise<boolean>;
  /** Locks what is to be given back and taken in one order, where a transaction does both. */
  lock(pairs: readonly { readonly ean: Ean; readonly shop: ShopId }[]): Promise<void>;
  /** Gives back what a reservation holds, once. */
  release(reservationId: number): Promise<void>;
  /** What a reservation holds is gone for good. */
  sell(reservationId: number): Promise<void>;
  /** All that stands in a shop. */
  piecesIn(shop: ShopId): Promise<number>;
}
