import type { CustomerRecord } from '#contract/customer.ts';
import type { AccountMails } from '#server/ports/customer/account-mails.ts';
import type { Accounts } from '#server/ports/customer/accounts.ts';
import type { AttemptLimiter } from '#server/ports/customer/attempt-limiter.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import type { SessionChange } from '#server/ports/customer/session-change.ts';

/** What the account calls work with. */
export interface AccountParts {
  readonly accounts: Accounts;
  readonly hasher: PasswordHasher;
  readonly attempts: AttemptLimiter;
  readonly mails: AccountMails;
  readonly isGender: (id: number) => boolean;
  readonly now: () => number;
}

/** Who calls, as far as these calls ask. */
export interface AccountCaller {
  readonly sessionId: string;
  readonly address: string;
  readonly customer: CustomerRecord | null;
}

/** The caller of what is for customers alone. */
export interface CustomerCaller {
  readonly sessionId: string;
  readonly address: string;
  readonly customer: CustomerRecord;
}

/** A customer who is logged in from now on. */
export interface LoggedIn {
  readonly customer: CustomerRecord;
  readonly session: SessionChange;
}

export function loggedIn(customer: CustomerRecord, remember = false): LoggedIn {
  return { customer, session: { kind: 'start', customerId: customer.id, remember } };
}

/** The answer of a call that has ended the session. */
export interface LoggedOut {
  readonly session: SessionChange;
}

export const loggedOut: LoggedOut = { session: { kind: 'end' } };
