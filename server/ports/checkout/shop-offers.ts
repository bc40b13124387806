import type { Ean } from '#domain/article/ean.ts';
import type { Oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

/** Pieces that the shop of an order did not find and another one has. */
export interface NewShopOffer {
  readonly shop: ShopId;
  readonly count: number;
  /** For all of them, as it was agreed. */
  readonly amount: Oere;
  readonly metres: number;
  readonly until: number;
}

export interface StoredShopOffer extends NewShopOffer {
  readonly id: number;
  readonly ean: Ean;
  readonly shopName: string;
  /** The reservation it became; null: not taken. */
  readonly takenBy: number | null;
}

/** The reservation must be locked. */
export interface ShopOffers {
  /** In place of what was offered for the line before; null takes it back. One that was taken stays. */
  write(reservationId: number, line: number, offer: NewShopOffer | null): Promise<void>;
  take(offerId: number, reservationId: number): Promise<void>;
}
