import type { AccountField, AccountProblem } from '#domain/customer/check-account.ts';

/** Why an account call is refused, where several of them have the reason in common. */
export interface AlreadyLoggedIn {
  readonly reason: 'already-logged-in';
}

export interface NobodyLoggedIn {
  readonly reason: 'nobody-logged-in';
}

/** The account of the call is not the caller's own. */
export interface OtherUser {
  readonly reason: 'other-user';
}

/** R33: the queue for hashing is full; it empties within seconds. */
export interface Busy {
  readonly reason: 'busy';
}

export interface TooManyLogins {
  readonly reason: 'too-many-logins';
  readonly retryAfterSeconds: number;
}

export interface LinkInvalid {
  readonly reason: 'link-invalid';
}

export interface WrongFields {
  readonly reason: 'fields';
  readonly fields: readonly (readonly [AccountField | 'gender_id', AccountProblem])[];
}
