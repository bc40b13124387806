import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { Mail } from '../mail.ts';
import type { Result } from '../result.ts';
import type { Sms } from '../sms.ts';
import type { AuditLog } from './audit-log.ts';
import type { Claims } from './claims.ts';
import type { HeldPieces } from './holders.ts';
import type { Orders } from './orders.ts';
import type { PaymentOperations } from './payment-operations.ts';
import type { Payments } from './payments.ts';
import type { PromocodeUses } from './promocode-uses.ts';
import type { Reservations } from './reservations.ts';
import type { SaleFacts } from './sale-facts.ts';
import type { ShopOffers } from './shop-offers.ts';
import type { Stock } from './stock.ts';
import type { PaymentOperation, StoredPayment } from './stored-payment.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { Withdrawals } from './withdrawals.ts';

/**
 * What can be done in one transaction of the checkout, by what it is done to. Work that needs a part alone asks for that part.
 * Locks are taken in this order: holders, payment, reservation, promo code, stock.
 */
export interface CheckoutTransaction {
  readonly facts: SaleFacts;
  readonly claims: Claims;
  readonly held: HeldPieces;
  readonly stock: Stock;
  readonly reservations: Reservations;
  readonly offers: ShopOffers;
  readonly orders: Orders;
  readonly promocodes: PromocodeUses;
  readonly withdrawals: Withdrawals;
  readonly payments: Payments;
  readonly operations: PaymentOperations;
  readonly outbox: { queue(mail: Mail): Promise<void>; queueSms(sms: Sms): Promise<void> };
  readonly audit: AuditLog;
  /**
   * The end of the work: COMMIT is sent right behind what `last` sends, without waiting for its answers, so that what others wait for
   * is not locked meanwhile. `last` sends all it has to send at once, and what must not stand aborts the transaction by itself.
   */
  commitBehind<T>(last: () => Promise<T>): Promise<T>;
}

/** What a provider has told us, by whatever it sent. */
export interface HeardCallback {
  readonly paymentId: string;
  readonly provider: PaymentMethod;
  /** The same again is the same event. */
  readonly key: string;
  /** What the adapter must remember of it. */
  readonly data: Readonly<Record<string, string>>;
  /** When the provider is to be asked about the payment, unless somebody does so before. */
  readonly checkAt: number;
}

/** Read outside of any transaction. */
interface StoredOrders {
  reservation(id: number): Promise<StoredReservation | null>;
  /** The reservation that a withdrawal is of. */
  reservationWithdrawnBy(withdrawalId: number): Promise<StoredReservation | null>;
  payment(id: string): Promise<StoredPayment | null>;
  operation(paymentId: string, operation: PaymentOperation['operation']): Promise<PaymentOperation | null>;
}

/** What jobs must do now. Several processes ask: what one takes is left alone by the others until `againAt`. */
interface DuePayments {
  /**
   * Claims operations that are due, so that no other process runs them; unfinished ones are due again at `againAt`. Of a payment's
   * refunds only the oldest, as each counts from what was refunded before it.
   */
  takeOperations(now: number, againAt: number, most: number): Promise<readonly PaymentOperation[]>;
  takeOperation(id: number, now: number, againAt: number): Promise<PaymentOperation | null>;
  paymentsToCheck(now: number, againAt: number, most: number): Promise<readonly string[]>;
  /** Ids in order, those after `after`, of payments that were changed since. */
  paymentsSince(since: number, after: string, most: number): Promise<readonly string[]>;
  /** Payments to be drawn before that time, of which nobody was warned. */
  captureDeadlines(before: number, most: number): Promise<readonly string[]>;
}

interface DueReservations {
  /** Collected or drawn, and yet without an order. */
  reservationsWithoutOrder(since: number): Promise<readonly number[]>;
  /** To be paid in the shop and without an end, as older versions left them. */
  reservationsWithoutEnd(most: number): Promise<readonly number[]>;
  /** Ready to be collected, with an end in the next day or so of which the customer was not reminded. */
  holdsToRemind(now: number, most: number): Promise<readonly { readonly id: number; readonly expiresAt: number }[]>;
  reservationsToExpire(now: number, most: number): Promise<readonly { id: number; paymentId: string | null }[]>;
}

export interface CheckoutStore extends SaleFacts, StoredOrders, DuePayments, DueReservations {
  /**
   * Commits when the work is done; rolls back when it is refused or throws. May run `work` again: after a deadlock, and, when it is
   * `idempotent` (it begins by claiming a key), after a lost answer to COMMIT. Otherwise a lost answer is an UnknownOutcomeError.
   */
  transaction<T, Refusal>(
    work: (tx: CheckoutTransaction) => Promise<Result<T, Refusal>>,
    how?: { readonly idempotent: boolean },
  ): Promise<Result<T, Refusal>>;
  /** Committed when it is answered. False: that provider has no such payment. */
  noteCallback(callback: HeardCallback): Promise<boolean>;
  /** True for one process, of all that ask for the same turn within the time. */
  takeTurn(what: string, now: number, forMs: number): Promise<boolean>;
}
