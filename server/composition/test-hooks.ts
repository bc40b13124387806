import type { CheckoutStore } from '../ports/checkout/checkout-transaction.ts';
import type { PaymentProviders } from '../ports/checkout/payment-provider.ts';
import type { CounterStore } from '../ports/counter.ts';
import type { PasswordHasher } from '../ports/customer/password-hasher.ts';
import type { Mailer, MailOutbox } from '../ports/mail.ts';

/** Wrappers around what must not be lost, by which the crash tests end the process at a chosen call, and around what is slow on purpose. */
export interface TestHooks {
  readonly store: (store: CheckoutStore) => CheckoutStore;
  readonly counter: (store: CounterStore) => CounterStore;
  readonly providers: (providers: PaymentProviders) => PaymentProviders;
  readonly outbox: (outbox: MailOutbox) => MailOutbox;
  readonly mailer: (mailer: Mailer) => Mailer;
  readonly hasher: (hasher: PasswordHasher) => PasswordHasher;
}

/** What a shop runs with: every part as it is. */
export const noTestHooks: TestHooks = {
  store: (store) => store,
  counter: (store) => store,
  providers: (providers) => providers,
  outbox: (outbox) => outbox,
  mailer: (mailer) => mailer,
  hasher: (hasher) => hasher,
};
