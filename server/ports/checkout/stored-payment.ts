import type { Oere } from '#domain/money/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payment/payment-status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

export interface StoredPayment {
  readonly id: string;
  readonly reservationId: number;
  readonly shop: ShopId;
  readonly provider: PaymentMethod;
  /** The provider's id of it, once the provider has answered. */
  readonly reference: string | null;
  readonly data: Readonly<Record<string, string>>;
  readonly redirectUrl: string | null;
  readonly amount: Oere;
  readonly status: PaymentStatus;
  readonly captured: Oere;
  readonly refunded: Oere;
  readonly flagged: string | null;
  /** Until when the provider promises that it can be drawn; null: it has not said. */
  readonly captureUntil: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A call that moves money, planned before it is made and repeated under the same key (R19). */
export interface PaymentOperation {
  readonly id: number;
  readonly paymentId: string;
  readonly operation: 'create' | 'capture' | 'cancel' | 'refund';
  readonly key: string;
  /** Of a capture: the total that must have been captured when it is done. */
  readonly amount: Oere | null;
  /** Of a refund: the total refunded before it, earlier planned ones included; null where it was not recorded. */
  readonly refundedBefore: Oere | null;
  readonly state: 'planned' | 'done' | 'failed';
  readonly attempts: number;
  readonly createdAt: number;
}
