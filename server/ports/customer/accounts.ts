import type { CustomerRecord } from '#contract/customer.ts';
import type { Mail } from '../mail.ts';

/** An account with what only the server sees of it. */
export interface Account {
  readonly customer: CustomerRecord;
  /** Null until a customer who came by import has set one. */
  readonly passwordHash: string | null;
}

/** What is written of an account; a field that is left out stays, or has its default. */
export type AccountChanges = Partial<
  Omit<CustomerRecord, 'id' | 'auth_id' | 'permissions' | 'cookie_default' | 'email_verified'>
> & { readonly passwordHash?: string; readonly emailVerifiedAt?: Date | null };

export type NewAccount = AccountChanges &
  Pick<CustomerRecord, 'first_name' | 'last_name' | 'email' | 'phone'> & { readonly passwordHash: string };

/** How an account is named at login: by e-mail address in lower case, or by the eight digits of a phone. */
export type Identifier = { readonly email: string } | { readonly phone: string };

export type TokenKind = 'verify' | 'reset' | 'login';

/** A one-time link that is still good, and the address it was sent to. */
export interface TokenOwner {
  readonly customerId: number;
  readonly email: string;
}

export interface AccountRecords {
  byId(id: number): Promise<Account | null>;
  byIdentifier(identifier: Identifier): Promise<Account | null>;
  /** Null when an account has that e-mail address or phone number already. */
  add(account: NewAccount): Promise<CustomerRecord | null>;
  /** `taken` names the field that belongs to another account; nothing is changed then. */
  change(id: number, changes: AccountChanges): Promise<{ taken: 'email' | 'phone' } | { customer: CustomerRecord }>;
  /** Makes the token of a link; only its hash is stored. */
  addToken(token: TokenOwner & { kind: TokenKind; expiresAt: Date }): Promise<string>;
  /** Whose link it is; null when it is unknown, used, of another kind or too old. */
  tokenOwner(token: string, kind: TokenKind, now: Date): Promise<TokenOwner | null>;
  /** As `tokenOwner`, and uses it up: of two at the same moment one gets it. */
  spendToken(token: string, kind: TokenKind, now: Date): Promise<TokenOwner | null>;
  dropTokens(customerId: number, kinds: readonly TokenKind[]): Promise<void>;
  /** All sessions of a customer, but for the one that is to stay. */
  endSessions(customerId: number, except: string | null): Promise<void>;
  queueMail(mail: Mail): Promise<void>;
}

export interface Accounts extends AccountRecords {
  /** All of it or nothing; mails are queued with what they tell about (DEC-104). */
  together<T>(work: (records: AccountRecords) => Promise<T>): Promise<T>;
}
