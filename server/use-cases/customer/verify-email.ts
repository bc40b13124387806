import type { CustomerRecord } from '#contract/customer.ts';
import type { TooManyAttempts } from '#server/ports/rate-limiter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AccountParts } from './account-parts.ts';
import type { LinkInvalid } from './account-refusals.ts';
import { askToVerify } from './ask-to-verify.ts';
import { takeNewEmail } from './change-email.ts';
import { sendLogInLink } from './send-log-in-link.ts';

/** The address that the call is about. */
interface Mailbox {
  readonly email: string;
}

/** The link of a verification mail: of the account's address, or of a new one that waits for it. */
export async function verifyEmail(parts: AccountParts, token: string): Promise<Result<Mailbox, LinkInvalid>> {
  const { accounts, now } = parts;
  const email = await accounts.together(async (records) => {
    const owner = await records.spendToken(token, 'verify', new Date(now()));
    const account = owner === null ? null : await records.byId(owner.customerId);
    if (owner === null || account === null) return null;
    const { customer } = account;
    if (owner.email === customer.pending_email) {
      return (await takeNewEmail(records, parts, customer, owner.email)) ? owner.email : null;
    }
    if (owner.email !== customer.email) return null;
    if (customer.email_verified) return customer.email;
    await records.change(customer.id, { emailVerifiedAt: new Date(now()) });
    await sendLogInLink(records, parts, customer);
    return customer.email;
  });
  return email === null ? refused({ reason: 'link-invalid' }) : done({ email });
}

export type ResendRefusal = { readonly reason: 'already-verified' } | TooManyAttempts;

/** API-57, DEC-116; an address that waits is the one to verify. */
export async function resendVerification(
  parts: AccountParts,
  customer: CustomerRecord,
): Promise<Result<Mailbox, ResendRefusal>> {
  const { accounts, attempts } = parts;
  const email = customer.pending_email ?? customer.email;
  if (customer.email_verified && customer.pending_email === null) {
    return refused({ reason: 'already-verified' });
  }
  const counted = [
    ['resend', String(customer.id)],
    ['verifyTo', email],
  ] as const;
  for (const [kind, who] of counted) {
    const verdict = await attempts.count(kind, who);
    if (!verdict.allowed) return refused({ reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds });
  }
  await accounts.together((records) => askToVerify(records, parts, customer, email));
  return done({ email });
}
