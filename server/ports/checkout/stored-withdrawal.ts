import type { Ean } from '#domain/article/ean.ts';
import type { Oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

/** What is written when a customer tells that a purchase, or a part of it, is withdrawn. */
export interface NewWithdrawal {
  readonly reservationId: number;
  readonly reason: string | null;
  /** What the goods give back, their share of the discount taken off. */
  readonly goods: Oere;
  readonly freight: Oere;
  readonly lines: readonly WithdrawnLine[];
  readonly now: number;
}

export interface WithdrawnLine {
  readonly ean: Ean;
  readonly count: number;
  readonly amount: Oere;
}

export interface StoredWithdrawal extends Omit<NewWithdrawal, 'now' | 'reservationId'> {
  readonly id: number;
  readonly createdAt: number;
  /** When the shop had the goods again; null while they are awaited. */
  readonly receivedAt: number | null;
  readonly deducted: Oere;
  /** What had been given back before the goods came, by a refund of the order. */
  readonly settled: Oere;
  /** The planned refund. */
  readonly operationId: number | null;
  /** The money has gone back, or there was none to give back. */
  readonly isRefunded: boolean;
  /** The provider has refused to give it back. */
  readonly isRefused: boolean;
}

export interface ReceivedGoods {
  readonly id: number;
  readonly at: number;
  /** Null: they cannot be sold again. */
  readonly returnedTo: ShopId | null;
  readonly deducted: Oere;
  readonly settled: Oere;
  readonly operationId: number | null;
}
