import type { Ean } from '#domain/article/ean.ts';
import type { Oere } from '#domain/money/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payment/payment-status.ts';
import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { StoredShopOffer } from './shop-offers.ts';
import type { StoredWithdrawal } from './stored-withdrawal.ts';

export interface StoredLine {
  readonly ean: Ean;
  readonly articleId: number;
  readonly name: string;
  readonly size: string | null;
  readonly color: string | null;
  readonly image: string | null;
  readonly count: number;
  /** Per piece, before discount. */
  readonly price: Oere;
  readonly pant: Oere;
  /** Of the whole line. */
  readonly discount: Oere;
  readonly vatPercentage: number;
  readonly campaignArticleId: number | null;
  /** Pieces that were ordered and not found, beside `count`, and what they would have cost; absent: none. */
  readonly missing?: number;
  readonly missingAmount?: Oere;
}

/** What was agreed; it stands even when the catalogue has moved on. */
export interface AgreedOrder {
  readonly shop: ShopId;
  readonly customerId: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly delivery: boolean;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly shippingMethodId: string | null;
  /** Lines before discount. */
  readonly goods: Oere;
  readonly discount: Oere;
  readonly freight: Oere;
  readonly total: Oere;
  readonly promocode: string | null;
  /** Null: paid in the shop. */
  readonly paymentMethod: PaymentMethod | null;
  /** The text of the terms in force; absent: none was stored. */
  readonly termsVersion?: number | null;
  readonly lines: readonly StoredLine[];
}

export interface ReservationPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly captured: Oere;
  readonly refunded: Oere;
  /** Why a person must look at it. */
  readonly flagged: string | null;
}

export interface StoredReservation extends Omit<AgreedOrder, 'name' | 'email' | 'phone'> {
  readonly id: number;
  readonly status: ReservationStatus;
  readonly shopName: string;
  /** Null after five years (CONST-18). */
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly trackingUrl: string | null;
  readonly receiptHash: string;
  readonly expiresAt: number | null;
  /** When it would have ended had the customer not had it put off; null: that was not done. */
  readonly extendedFrom: number | null;
  readonly createdAt: number;
  /** Of the current payment: the one that is alive, else the last. */
  readonly payment: ReservationPayment | null;
  /** When the customer got the goods: collected, or delivered. */
  readonly receivedAt: number | null;
  /** What another shop has of what this one did not find; absent: nothing. */
  readonly offers?: readonly StoredShopOffer[];
  /** The planned step that gives back what was drawn for missing pieces. */
  readonly missingRefundId?: number | null;
  /** Oldest first. */
  readonly withdrawals: readonly StoredWithdrawal[];
}
