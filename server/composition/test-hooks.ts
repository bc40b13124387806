import type { CheckoutStore } from '../ports/checkout/checkout-transaction.ts';
import type { PaymentProviders } from '../ports/checkout/payment-provider.ts';
import type { Mailer, MailOutbox } from '../ports/mail.ts';

/** Where something can be put between the shop and what must not be lost; the tests of crashes end the process there. */
export interface TestHooks {
  readonly store: (store: CheckoutStore) => CheckoutStore;
  readonly providers: (providers: PaymentProviders) => PaymentProviders;
  readonly outbox: (outbox: MailOutbox) => MailOutbox;
  readonly mailer: (mailer: Mailer) => Mailer;
}

/** Nothing in between. */
export const noTestHooks: TestHooks = {
  store: (store) => store,
  providers: (providers) => providers,
  outbox: (outbox) => outbox,
  mailer: (mailer) => mailer,
};
