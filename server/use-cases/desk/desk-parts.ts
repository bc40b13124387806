import type { PublishedSource } from '#server/ports/content/published.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import type { ReviewMails } from '#server/ports/desk/desk-reviews.ts';
import type { DeskSessions } from '#server/ports/desk/desk-sessions.ts';
import type { DeskStore } from '#server/ports/desk/desk-transaction.ts';
import type { Oidc } from '#server/ports/desk/oidc.ts';
import type { Passkeys } from '#server/ports/desk/passkeys.ts';
import type { StaffMails } from '#server/ports/desk/staff-mails.ts';
import type { Totp } from '#server/ports/desk/totp.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { StaffStore } from '#server/ports/staff.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import type { PictureParts } from '../picture/take-picture.ts';

/** What the desk's calls are done with. */
export interface DeskParts {
  readonly desk: DeskStore;
  readonly sessions: DeskSessions;
  readonly checkout: CheckoutParts;
  readonly published: PublishedSource;
  readonly pictures: PictureParts;
  readonly reviewMails: ReviewMails;
  /** The counter's people and devices. */
  readonly staff: StaffStore;
  /** From 0 up to 1, not to be foretold. */
  readonly random: () => number;
  readonly limiter: RateLimiter;
  readonly passkeys: Passkeys;
  /** The chain's identity provider; null: none. */
  readonly oidc: Oidc | null;
  readonly totp: Totp;
  readonly hasher: PasswordHasher;
  readonly mails: StaffMails;
  /** Unguessable, for sessions and links. */
  readonly newToken: () => string;
  /** 'K7QF2-M9XPA', to be written down. */
  readonly newRecoveryCode: () => string;
  readonly now: () => number;
}
