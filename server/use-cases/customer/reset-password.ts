import type { CheckedInput } from '#contract/shop-api.ts';
import { checkPassword } from '#domain/customer/check-account.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import type { SessionChange } from '#server/ports/customer/session-change.ts';
import type { TooManyAttempts } from '#server/ports/rate-limiter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import type { Busy, LinkInvalid, WrongFields } from './account-refusals.ts';
import { linkLifetimes } from './link-lifetimes.ts';
import { resetLoginAttempts } from './log-in.ts';
import { wrongFields } from './wrong-fields.ts';

export type ResetRefusal = WrongFields | LinkInvalid | Busy;

/**
 * API-66, DEC-117: the result is the same whether or not the account exists. Nobody's mailbox is filled: beyond the
 * limit for one address of mail nothing more is sent, and nothing else is said.
 */
export async function requestPasswordReset(
  { accounts, mails, attempts, now }: AccountParts,
  { email }: CheckedInput<'passwordEmail'>,
  caller: AccountCaller,
): Promise<Result<null, TooManyAttempts>> {
  const verdict = await attempts.count('passwordEmail', caller.address);
  if (!verdict.allowed) return refused({ reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds });
  const recipient = normaliseEmail(email);
  if ((await attempts.count('passwordEmailTo', recipient)).allowed) {
    await accounts.together(async (records) => {
      const account = await records.byIdentifier({ email: recipient });
      if (account === null) return;
      const { customer } = account;
      await records.dropTokens(customer.id, ['reset']);
      const expiresAt = new Date(now() + linkLifetimes.reset);
      const token = await records.addToken({ kind: 'reset', customerId: customer.id, email: recipient, expiresAt });
      await records.queueMail(mails.passwordReset(customer, token));
    });
  }
  return done(null);
}

/** API-67, DEC-117: a new password by link; logged out everywhere, and free to log in again. A new address that waits is let go. */
export async function resetPassword(
  parts: AccountParts,
  { token, email, password, password_confirmation }: CheckedInput<'passwordReset'>,
  caller: AccountCaller,
): Promise<Result<{ readonly session: SessionChange | null }, ResetRefusal>> {
  const { accounts, hasher, mails, now } = parts;
  const wrong = wrongFields(parts, checkPassword(password, password_confirmation), null);
  if (wrong !== null) return refused(wrong);
  // Looked at before the costly hash, used up after it.
  const owner = await accounts.tokenOwner(token, 'reset', new Date(now()));
  if (owner?.email !== normaliseEmail(email)) return refused({ reason: 'link-invalid' });
  const passwordHash = await hasher.hash(password);
  if (passwordHash === 'busy') return refused({ reason: 'busy' });
  const customer = await accounts.together(async (records) => {
    const used = await records.spendToken(token, 'reset', new Date(now()));
    const account = used === null ? null : await records.byId(used.customerId);
    if (account === null || account.customer.email !== used?.email) return null;
    await records.change(account.customer.id, { passwordHash, pending_email: null });
    await records.dropTokens(account.customer.id, ['reset', 'login']);
    await records.endSessions(account.customer.id, null);
    await records.queueMail(mails.passwordChanged(account.customer));
    return account.customer;
  });
  if (customer === null) return refused({ reason: 'link-invalid' });
  await resetLoginAttempts(parts, customer, caller.address);
  return done({ session: caller.customer === null ? null : { kind: 'end' } });
}
