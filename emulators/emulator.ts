import type { Callbacks } from './callbacks.ts';
import type { FaultPlan } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Decision } from './payment-page.ts';

/** What tests and the demo do with an emulated provider, whichever it is. */
export interface Emulator {
  readonly url: string;
  readonly ledger: Ledger;
  readonly faults: FaultPlan;
  readonly callbacks: Callbacks;
  /** What the shopper does on the payment page, by the shop's payment id; gives where they are sent. */
  decide(paymentId: string, decision: Decision): Promise<string>;
  /** From now on purchases are approved for another amount than ordered. */
  approveOtherAmount(amount: number | null): void;
  stop(): Promise<void>;
}

/** First answers by idempotency key, for providers that give them again. */
export class FirstAnswers<Answer> {
  readonly #answers = new Map<string, Answer>();

  once(key: string | undefined, make: () => Answer): Answer {
    if (key === undefined) return make();
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#answers.set(key, made);
    return made;
  }
}
