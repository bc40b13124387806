import type { Oere } from '#domain/money/money.ts';
import type { PaymentOperation } from './stored-payment.ts';

/** The calls to the providers that are planned, and what became of them. */
export interface PaymentOperations {
  /** The intent of a call to the provider, committed before the call. Gives the one there is already, if one is alive. */
  plan(plan: {
    paymentId: string;
    operation: PaymentOperation['operation'];
    amount: Oere | null;
    at: number;
  }): Promise<PaymentOperation>;
  find(paymentId: string, operation: PaymentOperation['operation']): Promise<PaymentOperation | null>;
  /** Refunds that were planned after one that failed count from what really went back. */
  finish(id: number, state: 'done' | 'failed', error: string | null): Promise<void>;
  retry(id: number, at: number, error: string): Promise<void>;
}
