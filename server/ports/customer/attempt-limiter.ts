import type { RateVerdict } from '../rate-limiter.ts';

/**
 * What is limited (DEC-109): logins by name and address together, by address, and by name from anywhere; registrations,
 * reset mails and verification mails; changes of address and phone; verification mails of any cause by who would get them;
 * watches by who asks and by the address that would be written to.
 */
export type AttemptKind =
  | 'login'
  | 'loginFromAddress'
  | 'loginToAccount'
  | 'register'
  | 'passwordEmail'
  | 'passwordEmailTo'
  | 'resend'
  | 'contactChange'
  | 'verifyTo'
  | 'watch'
  | 'watchTo';

export type AttemptLimits = Readonly<Record<AttemptKind, number>>;

/** Counts attempts by who makes them; what is personal in `who` is not readable in the store. */
export interface AttemptLimiter {
  count(kind: AttemptKind, ...who: readonly string[]): Promise<RateVerdict>;
  giveBack(kind: AttemptKind, ...who: readonly string[]): Promise<void>;
  forget(kind: AttemptKind, ...who: readonly string[]): Promise<void>;
}
