import type { CheckedInput } from '#contract/shop-api.ts';
import { checkRegistration } from '#domain/customer/check-account.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { NewAccount } from '#server/ports/customer/accounts.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { accountChanges } from './account-changes.ts';
import { type AccountCaller, type AccountParts, type LoggedIn, loggedIn } from './account-parts.ts';
import type { AlreadyLoggedIn, Busy, TooManyLogins, WrongFields } from './account-refusals.ts';
import { askToVerify } from './ask-to-verify.ts';
import { wrongFields } from './wrong-fields.ts';

export type RegisterRefusal =
  | AlreadyLoggedIn
  | WrongFields
  | TooManyLogins
  | Busy
  | { readonly reason: 'account-exists' };

/**
 * API-56, DEC-110: makes the account, logs in, and asks by mail whether the address is the customer's; beyond the limit for one
 * recipient the account stands, and the mail can be asked for later.
 */
export async function register(
  parts: AccountParts,
  input: CheckedInput<'register'>,
  caller: AccountCaller,
): Promise<Result<LoggedIn, RegisterRefusal>> {
  const { accounts, hasher, attempts } = parts;
  if (caller.customer !== null) return refused({ reason: 'already-logged-in' });
  const wrong = wrongFields(parts, checkRegistration(input, osloTime(parts.now()).date), input.gender_id);
  if (wrong !== null) return refused(wrong);
  const verdict = await attempts.count('register', caller.address);
  if (!verdict.allowed) {
    return refused({ reason: 'too-many-logins', retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const passwordHash = await hasher.hash(input.password ?? '');
  if (passwordHash === 'busy') return refused({ reason: 'busy' });
  const mayMail = (await attempts.count('verifyTo', normaliseEmail(input.email ?? ''))).allowed;
  const account = { ...accountChanges(input), terms_conditions: 1, passwordHash } as NewAccount;
  const customer = await accounts.together(async (records) => {
    const added = await records.add(account);
    if (added !== null && mayMail) await askToVerify(records, parts, added);
    return added;
  });
  return customer === null ? refused({ reason: 'account-exists' }) : done(loggedIn(customer));
}
