import type { CustomerRecord } from '#contract/customer.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import { phoneDigits } from '#domain/customer/phone.ts';
import type { Identifier } from '#server/ports/customer/accounts.ts';
import type { AttemptKind } from '#server/ports/customer/attempt-limiter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import {
  type AccountCaller,
  type AccountParts,
  type LoggedIn,
  type LoggedOut,
  loggedIn,
  loggedOut,
} from './account-parts.ts';
import type { AlreadyLoggedIn, Busy, NobodyLoggedIn, TooManyLogins } from './account-refusals.ts';

export type LogInRefusal = AlreadyLoggedIn | { readonly reason: 'wrong-credentials' } | TooManyLogins | Busy;

export interface Credentials {
  /** DEC-106: an e-mail address or a phone number. */
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly remember?: 0 | 1 | undefined;
}

export type LogInParts = Pick<AccountParts, 'accounts' | 'hasher' | 'attempts'>;

/**
 * API-54, DEC-108: the same answer, at the same cost, whether or not the account exists (ERR-12, R32). An attempt is counted
 * before the password is looked at, so that many at once are no way around the limit; a success is none of those counted.
 */
export async function logIn(
  parts: LogInParts,
  { email = '', password = '', remember = 0 }: Credentials,
  caller: AccountCaller,
): Promise<Result<LoggedIn, LogInRefusal>> {
  const { accounts, hasher } = parts;
  if (caller.customer !== null) return refused({ reason: 'already-logged-in' });
  if (email.trim() === '' || password === '') return refused({ reason: 'wrong-credentials' });
  const identifier = identifierOf(email);
  const counted = triesOf(identifier, caller.address);
  const allowed = await countAttempts(parts, counted);
  if (!allowed.ok) return allowed;
  const account = await accounts.byIdentifier(identifier);
  const matched = await hasher.matches(password, account?.passwordHash ?? null);
  if (matched === 'busy') {
    await giveAttemptsBack(parts, counted);
    return refused({ reason: 'busy' });
  }
  if (!matched || account === null) return refused({ reason: 'wrong-credentials' });
  await giveAttemptsBack(parts, counted);
  await parts.attempts.forget(...counted[0]);
  return done(loggedIn(account.customer, remember === 1));
}

/** DEC-107: by the one-time link of the welcome mail; the link dies with the address it was sent to. */
export async function logInByLink(
  { accounts, now }: AccountParts,
  token: string,
  caller: AccountCaller,
): Promise<Result<LoggedIn, AlreadyLoggedIn | NobodyLoggedIn>> {
  if (caller.customer !== null) return refused({ reason: 'already-logged-in' });
  const owner = await accounts.spendToken(token, 'login', new Date(now()));
  const account = owner === null ? null : await accounts.byId(owner.customerId);
  if (account === null || account.customer.email !== owner?.email) return refused({ reason: 'nobody-logged-in' });
  return done(loggedIn(account.customer));
}

/** API-60: without a customer there is nobody to log out (TRAP-25). */
export function logOut(caller: AccountCaller): Result<LoggedOut, NobodyLoggedIn> {
  if (caller.customer === null) return refused({ reason: 'nobody-logged-in' });
  return done(loggedOut);
}

function identifierOf(name: string): Identifier {
  const phone = phoneDigits(name);
  return phone === null ? { email: normaliseEmail(name) } : { phone };
}

type Counted = readonly [AttemptKind, ...string[]];

/** DEC-109, R31: by name and address together first; that counter alone is forgotten after a success. */
function triesOf(identifier: Identifier, address: string): readonly [Counted, ...Counted[]] {
  const name = 'email' in identifier ? identifier.email : identifier.phone;
  return [
    ['login', name, address],
    ['loginFromAddress', address],
    ['loginToAccount', name],
  ];
}

async function countAttempts(
  { attempts }: LogInParts,
  counted: readonly Counted[],
): Promise<Result<null, TooManyLogins>> {
  for (const [kind, ...who] of counted) {
    const verdict = await attempts.count(kind, ...who);
    if (!verdict.allowed) {
      return refused({ reason: 'too-many-logins', retryAfterSeconds: verdict.retryAfterSeconds });
    }
  }
  return done(null);
}

async function giveAttemptsBack({ attempts }: LogInParts, counted: readonly Counted[]): Promise<void> {
  for (const [kind, ...who] of counted) await attempts.giveBack(kind, ...who);
}

/** After a new password the old attempts no longer stand in the way. */
export async function resetLoginAttempts({ attempts }: AccountParts, customer: CustomerRecord, address: string) {
  for (const identifier of [{ email: customer.email }, { phone: customer.phone }]) {
    const [byNameAndAddress, , byName] = triesOf(identifier, address);
    for (const counted of [byNameAndAddress, byName]) if (counted) await attempts.forget(...counted);
  }
}
