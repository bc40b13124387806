import type { HoldLimits } from '#domain/reservation/hold-limits.ts';
import type { CheckoutStore } from '#server/ports/checkout/checkout-transaction.ts';
import type { OrderSecrets } from '#server/ports/checkout/order-secrets.ts';
import type { ReservationMails } from '#server/ports/checkout/reservation-mails.ts';
import type { ReservationSms } from '#server/ports/checkout/reservation-sms.ts';
import type { PublishedSource } from '#server/ports/content/published.ts';

/** What ordering, moving and paying are done with. */
export interface CheckoutParts {
  readonly store: CheckoutStore;
  readonly published: PublishedSource;
  readonly secrets: OrderSecrets;
  readonly mails: ReservationMails;
  readonly sms: ReservationSms;
  readonly holdLimits: HoldLimits;
  readonly now: () => number;
}
