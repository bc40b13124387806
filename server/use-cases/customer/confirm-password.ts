import type { CustomerRecord } from '#contract/customer.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AccountParts } from './account-parts.ts';
import type { Busy, TooManyLogins } from './account-refusals.ts';

export type PasswordRefusal = { readonly reason: 'password-missing' | 'password-wrong' } | TooManyLogins | Busy;

/**
 * A logged-in customer says the password again before something that cannot be undone. Counted like a login, so that a
 * session left open is no place to guess passwords.
 */
export async function confirmPassword(
  { accounts, hasher, attempts }: AccountParts,
  customer: CustomerRecord,
  password: string | undefined,
): Promise<Result<null, PasswordRefusal>> {
  if (!password) return refused({ reason: 'password-missing' });
  const who = `customer ${customer.id}`;
  const verdict = await attempts.count('login', who);
  if (!verdict.allowed) {
    return refused({ reason: 'too-many-logins', retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const account = await accounts.byId(customer.id);
  const matched = await hasher.matches(password, account?.passwordHash ?? null);
  if (matched === 'busy') {
    await attempts.giveBack('login', who);
    return refused({ reason: 'busy' });
  }
  if (!matched) return refused({ reason: 'password-wrong' });
  await attempts.forget('login', who);
  return done(null);
}
