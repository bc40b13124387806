import type { PublishedSource } from '#server/ports/content/published.ts';
import type { DeskSessions } from '#server/ports/desk/desk-sessions.ts';
import type { DeskStore } from '#server/ports/desk/desk-transaction.ts';
import type { PreviewAddresses } from '#server/ports/desk/previews.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';

/** What the desk's calls are done with. */
export interface DeskParts {
  readonly desk: DeskStore;
  readonly sessions: DeskSessions;
  readonly checkout: CheckoutParts;
  readonly published: PublishedSource;
  readonly previews: PreviewAddresses;
  readonly limiter: RateLimiter;
  readonly randomBytes: (count: number) => Iterable<number>;
  readonly now: () => number;
}
