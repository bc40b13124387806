import type { PublishedSource } from '#server/ports/content/published.ts';
import type { DeskReports } from '#server/ports/desk/desk-reports.ts';
import type { DeskSessions } from '#server/ports/desk/desk-sessions.ts';
import type { DeskStore } from '#server/ports/desk/desk-transaction.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';

/** What the desk's calls are done with. */
export interface DeskParts {
  readonly desk: DeskStore;
  readonly sessions: DeskSessions;
  readonly checkout: PaymentParts;
  readonly published: PublishedSource;
  readonly reports: DeskReports;
  readonly limiter: RateLimiter;
  readonly now: () => number;
}
