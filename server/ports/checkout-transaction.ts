import type { Ean } from '#domain/article/ean.ts';
import type { Oere } from '#domain/money/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payment/payment-status.ts';
import type { AlreadyHeld } from '#domain/reservation/hold-limits.ts';
import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { Mail } from './mail.ts';
import type { Result } from './result.ts';
import type { SaleFacts } from './sale-facts.ts';
import type { StaffActor } from './staff.ts';
import type { PaymentOperation, StoredPayment } from './stored-payment.ts';
import type { AgreedOrder, StoredReservation } from './stored-reservation.ts';
import type { NewWithdrawal, ReceivedGoods } from './stored-withdrawal.ts';

export interface Demand {
  readonly ean: Ean;
  readonly qty: number;
}

/** A repeated request (DEC-89): which call, the client's key, and what was asked. */
export interface Claim {
  readonly scope: 'reservations' | 'checkout' | 'withdrawals' | 'counter';
  readonly key: string;
  readonly requestHash: string;
}

export type ClaimVerdict =
  | { readonly kind: 'mine' }
  /** `sameRequest` is false when the key came with something else before. */
  | { readonly kind: 'repeated'; readonly sameRequest: boolean; readonly answer: unknown };

export interface NewReservation extends AgreedOrder {
  readonly id: number;
  readonly status: ReservationStatus;
  readonly promocodeId: number | null;
  readonly receiptHash: string;
  readonly visitor: string | null;
  readonly expiresAt: number | null;
  /** Whom its pieces are counted for until it is paid or over. */
  readonly holders: readonly string[];
  readonly now: number;
}

/** Who holds pieces, as fingerprints. */
export interface Holders {
  /** E-mail, phone and account: any of them tells a person. */
  readonly person: readonly string[];
  /** Null: not counted by it. */
  readonly address: string | null;
}

export interface NewPayment {
  readonly id: string;
  readonly reservationId: number;
  readonly provider: PaymentMethod;
  readonly amount: Oere;
  readonly expiresAt: number;
  readonly nextCheckAt: number;
  readonly data: Readonly<Record<string, string>>;
}

export interface NewOrder {
  readonly reservation: StoredReservation;
  readonly vatPercentage: number;
  readonly vat: Oere;
  readonly net: Oere;
}

/** What can be done in one transaction of the checkout. Locks are taken in this order: holders, payment, reservation, promo code, stock. */
export interface CheckoutTransaction extends SaleFacts {
  /** Waits for a request under way with the same key. Kept for 24 hours. */
  claim(claim: Claim, now: number): Promise<ClaimVerdict>;
  /** What a claim led to has come to nothing: it is made anew, for this request. */
  renewClaim(claim: Claim, now: number): Promise<void>;
  keepAnswer(claim: Claim, answer: unknown): Promise<void>;

  /** Orders of the same person or address come one after the other from here on, so that each counts those before it. */
  lockHolders(holders: Holders): Promise<void>;
  /** What they hold in all and of these variants in this shop: in purchases being paid for, or to be paid in the shop. */
  heldBy(
    holders: Holders,
    asked: { readonly payNow: boolean; readonly shop: ShopId; readonly eans: readonly Ean[] },
  ): Promise<AlreadyHeld>;
  /** All that stands in a shop. */
  piecesInShop(shop: ShopId): Promise<number>;

  /** One guarded statement: locks in the order of ean, takes all or nothing. False: something was lacking. */
  takeStock(shop: ShopId, demand: readonly Demand[]): Promise<boolean>;
  /** Locks what is to be given back and taken in one order, where a transaction does both. */
  lockStock(pairs: readonly { readonly ean: Ean; readonly shop: ShopId }[]): Promise<void>;
  /** Gives back what a reservation holds, once. */
  releaseHolds(reservationId: number): Promise<void>;
  sellHolds(reservationId: number): Promise<void>;

  nextReservationId(): Promise<number>;
  /** The reservation, its lines and its holds. */
  writeReservation(reservation: NewReservation): Promise<void>;
  /** False: the code has been used as often as it may. */
  takePromocode(use: { promocodeId: number; reservationId: number; customerKey: string }): Promise<boolean>;
  releasePromocode(reservationId: number): Promise<void>;
  lockReservation(id: number): Promise<StoredReservation | null>;
  /** The visitor's own reservations that wait for a payment, locked. */
  lockAwaitingPayment(visitor: string): Promise<readonly StoredReservation[]>;
  moveReservation(id: number, to: ReservationStatus, expiresAt: number | null): Promise<void>;
  /** Another end of the hold; `extendedFrom` is the one before it, when the customer has had it put off. */
  holdUntil(id: number, until: number, extendedFrom: number | null): Promise<void>;
  setTracking(id: number, url: string): Promise<void>;
  /** One order per reservation, however often it is asked for. */
  writeOrder(order: NewOrder): Promise<void>;
  /** Which step gives back what was drawn for pieces that were not found. */
  noteMissingRefund(id: number, operationId: number): Promise<void>;

  /** Gives its id. The reservation must be locked. */
  writeWithdrawal(withdrawal: NewWithdrawal): Promise<number>;
  /** Notes that the shop has the goods again and puts their pieces back on sale, once: false when it was noted before. */
  receiveWithdrawal(received: ReceivedGoods): Promise<boolean>;
  /** The refund that stands for one that the provider has refused. */
  refundWithdrawalBy(withdrawalId: number, operationId: number): Promise<void>;

  writePayment(payment: NewPayment): Promise<void>;
  lockPayment(id: string): Promise<StoredPayment | null>;
  movePayment(id: string, to: PaymentStatus, captured: Oere): Promise<void>;
  /** What the provider has drawn so far, and given back of it. */
  noteMoved(id: string, moved: { readonly captured: Oere; readonly refunded: Oere }): Promise<void>;
  /** What can still be given back: captured, less what went back and what is planned to. */
  refundable(id: string): Promise<Oere>;
  notePaymentCreated(
    id: string,
    made: { reference: string; data: Readonly<Record<string, string>>; redirectUrl: string },
  ): Promise<void>;
  noteProviderData(id: string, data: Readonly<Record<string, string>>): Promise<void>;
  /** Why a person must look at it; the first reason stays. */
  flagPayment(id: string, why: string): Promise<void>;
  clearFlag(id: string): Promise<void>;
  checkPaymentAt(id: string, at: number | null): Promise<void>;
  /** False: the event was known already. */
  notePaymentEvent(event: PaymentEventRow): Promise<boolean>;
  /** The intent of a call to the provider, committed before the call. Gives the one there is already, if one is alive. */
  planOperation(plan: {
    paymentId: string;
    operation: PaymentOperation['operation'];
    amount: Oere | null;
    at: number;
  }): Promise<PaymentOperation>;
  operation(paymentId: string, operation: PaymentOperation['operation']): Promise<PaymentOperation | null>;
  /** Refunds that were planned after one that failed count from what really went back. */
  finishOperation(id: number, state: 'done' | 'failed', error: string | null): Promise<void>;
  retryOperation(id: number, at: number, error: string): Promise<void>;

  queueMail(mail: Mail): Promise<void>;
  audit(entry: {
    actor: string;
    action: string;
    subject: string;
    details?: Readonly<Record<string, unknown>>;
    /** Which of the shop's people did it and where, with what was there before and is there now. */
    staff?: StaffActor;
    before?: Readonly<Record<string, unknown>>;
    after?: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}

export interface PaymentEventRow {
  readonly paymentId: string;
  readonly kind: string;
  readonly source: 'shop' | 'provider' | 'job';
  readonly key?: string;
  readonly amount?: Oere;
  readonly details?: Readonly<Record<string, unknown>>;
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

export interface CheckoutStore extends SaleFacts {
  /**
   * Commits when the work is done, undoes all of it when it is refused or throws. May run `work` again; `idempotent` work,
   * which begins by claiming a key, also when the answer to COMMIT was lost. Else, or when PostgreSQL stays away, that is an
   * UnknownOutcomeError.
   */
  transaction<T, Refusal>(
    work: (tx: CheckoutTransaction) => Promise<Result<T, Refusal>>,
    how?: { readonly idempotent: boolean },
  ): Promise<Result<T, Refusal>>;
  reservation(id: number): Promise<StoredReservation | null>;
  /** The reservation that a withdrawal is of. */
  reservationWithdrawnBy(withdrawalId: number): Promise<StoredReservation | null>;
  payment(id: string): Promise<StoredPayment | null>;
  /** Committed when it is answered. False: that provider has no such payment. */
  noteCallback(callback: HeardCallback): Promise<boolean>;
  operation(paymentId: string, operation: PaymentOperation['operation']): Promise<PaymentOperation | null>;
  /**
   * Takes up work that is due, so that no other process does the same: it comes back after `againAt` when not finished. Of a
   * payment's refunds the oldest alone, as each counts from what went back before it.
   */
  takeOperations(now: number, againAt: number, most: number): Promise<readonly PaymentOperation[]>;
  takeOperation(id: number, now: number, againAt: number): Promise<PaymentOperation | null>;
  paymentsToCheck(now: number, againAt: number, most: number): Promise<readonly string[]>;
  /** Ids in order, those after `after`, of payments that were changed since. */
  paymentsSince(since: number, after: string, most: number): Promise<readonly string[]>;
  /** Collected or drawn, and yet without an order. */
  reservationsWithoutOrder(since: number): Promise<readonly number[]>;
  /** True for one of those who ask for the same turn within the time. */
  takeTurn(what: string, now: number, forMs: number): Promise<boolean>;
  /** To be paid in the shop and without an end, as older versions left them. */
  reservationsWithoutEnd(most: number): Promise<readonly number[]>;
  reservationsToExpire(now: number, most: number): Promise<readonly { id: number; paymentId: string | null }[]>;
}
