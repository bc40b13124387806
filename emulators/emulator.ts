import type { Callbacks } from './callbacks.ts';
import type { FaultPlan } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Decision } from './payment-page.ts';

/** A payment that a shop's books hold and the provider approved; øre. */
export interface KnownPayment {
  /** The shop's. */
  readonly id: string;
  /** The provider's. */
  readonly reference: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
}

/** What tests and the demo do with an emulated provider, whichever it is. */
export interface Emulator {
  readonly url: string;
  readonly ledger: Ledger;
  readonly faults: FaultPlan;
  readonly callbacks: Callbacks;
  /** What the shopper does on the payment page, by the shop's payment id; gives where they are sent. */
  decide(paymentId: string, decision: Decision): Promise<string>;
  /** Somebody draws a part, or all, in the provider's own pages and not by us. */
  captureElsewhere(paymentId: string, amount: number): void;
  /** How many times the provider has this payment of the shop's. */
  created(paymentId: string): number;
  /** From now on purchases are approved for another amount than ordered. */
  approveOtherAmount(amount: number | null): void;
  /** What it was asked for before it was started, as far as this provider can take it up. */
  remember(payments: readonly KnownPayment[]): void;
  stop(): Promise<void>;
}
