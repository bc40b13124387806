import { type Failure, type Reply, success, tooMany, unprocessable } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { checkPassword } from '#domain/customer/check-account.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import type { SessionReply } from '#server/ports/customer/session-change.ts';
import { type AccountCaller, type AccountParts, busy } from './account-parts.ts';
import { linkLifetimes } from './link-lifetimes.ts';
import { resetLoginAttempts } from './log-in.ts';

/**
 * API-66, DEC-117: the answer is the same whether or not the account exists. Nobody's mailbox is filled: beyond the
 * limit for one address of mail nothing more is sent, and nothing else is said.
 */
export async function requestPasswordReset(
  { accounts, mails, attempts, texts, now }: AccountParts,
  { email }: CheckedInput<'passwordEmail'>,
  caller: AccountCaller,
): Promise<Reply<{ message: string }>> {
  const verdict = await attempts.count('passwordEmail', caller.address);
  if (!verdict.allowed) return tooMany(texts.tooManyAttempts, verdict);
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
  return success({ message: texts.resetMailSent });
}

/** API-67, DEC-117: a new password by link; logged out everywhere, and free to log in again. A new address that waits is let go. */
export async function resetPassword(
  parts: AccountParts,
  { token, email, password, password_confirmation }: CheckedInput<'passwordReset'>,
  caller: AccountCaller,
): Promise<SessionReply<{ message: string }>> {
  const { accounts, hasher, mails, texts, now } = parts;
  const problems = Object.entries(checkPassword(password, password_confirmation));
  if (problems.length > 0) {
    return unprocessable(
      Object.fromEntries(problems.map(([field, problem]) => [field, [texts.problem(field as 'password', problem)]])),
    );
  }
  // Looked at before the costly hash, used up after it.
  const owner = await accounts.tokenOwner(token, 'reset', new Date(now()));
  if (owner?.email !== normaliseEmail(email)) return linkInvalid(parts);
  const passwordHash = await hasher.hash(password);
  if (passwordHash === 'busy') return busy(parts);
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
  if (customer === null) return linkInvalid(parts);
  await resetLoginAttempts(parts, customer, caller.address);
  const reply = success({ message: texts.passwordChanged });
  return caller.customer === null ? reply : { ...reply, session: { kind: 'end' } };
}

function linkInvalid({ texts }: AccountParts): Failure {
  return unprocessable({ token: [texts.linkInvalid] });
}
