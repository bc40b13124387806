import type { CustomerRecord } from '#contract/customer.ts';
import { type Failure, failure } from '#contract/reply.ts';
import type { AccountField, AccountProblem } from '#domain/customer/check-account.ts';
import type { AccountMails } from '#server/ports/customer/account-mails.ts';
import type { Accounts } from '#server/ports/customer/accounts.ts';
import type { AttemptLimiter } from '#server/ports/customer/attempt-limiter.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';

/** What the account calls work with. */
export interface AccountParts {
  readonly accounts: Accounts;
  readonly hasher: PasswordHasher;
  readonly attempts: AttemptLimiter;
  readonly mails: AccountMails;
  readonly texts: AccountTexts;
  readonly isGender: (id: number) => boolean;
  readonly now: () => number;
}

/** The catalogue's words, by what happened. */
export interface AccountTexts {
  readonly alreadyLoggedIn: string;
  readonly nobodyLoggedIn: string;
  readonly wrongCredentials: string;
  readonly accountExists: string;
  readonly tooManyLogins: string;
  readonly tooManyAttempts: string;
  readonly busy: string;
  readonly otherUser: string;
  readonly linkInvalid: string;
  readonly resetMailSent: string;
  readonly passwordChanged: string;
  readonly problem: (field: AccountField | 'gender_id', problem: AccountProblem) => string;
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

/** R33: the queue for hashing is full; it empties within seconds. */
export function busy({ texts }: AccountParts): Failure {
  return { ...failure(503, texts.busy), retryAfterSeconds: 3 };
}
