import type { PublishedSource } from '#server/ports/content/published.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { StaffStore } from '#server/ports/staff.ts';

export interface StaffParts {
  readonly staff: StaffStore;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly published: PublishedSource;
  /** A demo pairs by one press, and shows the PINs of its clerks. */
  readonly isDemo: boolean;
  readonly now: () => number;
}
