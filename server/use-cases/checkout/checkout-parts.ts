import type { HoldLimits } from '#domain/reservation/hold-limits.ts';
import type { CheckoutStore } from '#server/ports/checkout-transaction.ts';
import type { OrderSecrets } from '#server/ports/order-secrets.ts';
import type { PublishedSource } from '#server/ports/published.ts';
import type { ReservationMails } from '#server/ports/reservation-mails.ts';

/** What ordering, moving and paying are done with. */
export interface CheckoutParts {
  readonly store: CheckoutStore;
  readonly published: PublishedSource;
  readonly secrets: OrderSecrets;
  readonly mails: ReservationMails;
  readonly holdLimits: HoldLimits;
  readonly now: () => number;
}
