import type { PublishedSource } from '#server/ports/content/published.ts';
import type { DeskSessions } from '#server/ports/desk/desk-sessions.ts';
import type { DeskStore } from '#server/ports/desk/desk-transaction.ts';
import type { UploadFiles, WriteWork } from '#server/ports/desk/desk-uploads.ts';
import type { PreviewAddresses } from '#server/ports/desk/previews.ts';
import type { Imports } from '#server/ports/imports.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';

/** What the desk's calls are done with. */
export interface DeskParts {
  readonly desk: DeskStore;
  readonly sessions: DeskSessions;
  readonly checkout: CheckoutParts;
  readonly published: PublishedSource;
  readonly previews: PreviewAddresses;
  /** Null where the shop was started without its import. */
  readonly imports: Imports | null;
  /** Where files that are brought lie, and how far each is: written outside of an act, as that takes longer than one. */
  readonly uploads: { readonly files: UploadFiles; readonly write: WriteWork };
  /** What fails in the background. */
  readonly onFailure: (error: unknown) => void;
  readonly limiter: RateLimiter;
  readonly randomBytes: (count: number) => Iterable<number>;
  readonly now: () => number;
}
