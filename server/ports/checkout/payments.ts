import type { Oere } from '#domain/money/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payment/payment-status.ts';
import type { StoredPayment } from './stored-payment.ts';

export interface NewPayment {
  readonly id: string;
  readonly reservationId: number;
  readonly provider: PaymentMethod;
  readonly amount: Oere;
  readonly expiresAt: number;
  readonly nextCheckAt: number;
  readonly data: Readonly<Record<string, string>>;
}

export interface PaymentEventRow {
  readonly paymentId: string;
  readonly kind: string;
  readonly source: 'shop' | 'provider' | 'job';
  readonly key?: string;
  readonly amount?: Oere;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What is known of the payments, and what has happened to them. */
export interface Payments {
  write(payment: NewPayment): Promise<void>;
  lock(id: string): Promise<StoredPayment | null>;
  move(id: string, to: PaymentStatus, captured: Oere): Promise<void>;
  /** What the provider has captured so far, and refunded of it. */
  noteMoved(id: string, moved: { readonly captured: Oere; readonly refunded: Oere }): Promise<void>;
  /** What can still be refunded: captured, less what was refunded and what is planned to be. */
  refundable(id: string): Promise<Oere>;
  noteCreated(
    id: string,
    made: { reference: string; data: Readonly<Record<string, string>>; redirectUrl: string },
  ): Promise<void>;
  noteCaptureUntil(id: string, until: number): Promise<void>;
  noteProviderData(id: string, data: Readonly<Record<string, string>>): Promise<void>;
  /** Why a person must look at it; the first reason stays. */
  flag(id: string, why: string): Promise<void>;
  clearFlag(id: string): Promise<void>;
  checkAt(id: string, at: number | null): Promise<void>;
  /** False: the event was known already. */
  noteEvent(event: PaymentEventRow): Promise<boolean>;
}
