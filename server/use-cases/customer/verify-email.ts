import type { CustomerRecord } from '#contract/customer.ts';
import { failure, type Reply, success, tooMany, unprocessable } from '#contract/reply.ts';
import type { AccountParts } from './account-parts.ts';
import { askToVerify } from './ask-to-verify.ts';
import { takeNewEmail } from './change-email.ts';
import { sendLogInLink } from './send-log-in-link.ts';

/** The link of a verification mail: of the account's address, or of a new one that waits for it. */
export async function verifyEmail(parts: AccountParts, token: string): Promise<Reply<{ email: string }>> {
  const { accounts, texts, now } = parts;
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
  return email === null ? unprocessable({ token: [texts.linkInvalid] }) : success({ email });
}

/** API-57, DEC-116; an address that waits is the one to verify. */
export async function resendVerification(
  parts: AccountParts,
  customer: CustomerRecord,
): Promise<Reply<{ email: string }>> {
  const { accounts, attempts, texts } = parts;
  const email = customer.pending_email ?? customer.email;
  if (customer.email_verified && customer.pending_email === null) {
    return failure(422, 'The email address is verified.');
  }
  const counted = [
    ['resend', String(customer.id)],
    ['verifyTo', email],
  ] as const;
  for (const [kind, who] of counted) {
    const verdict = await attempts.count(kind, who);
    if (!verdict.allowed) return tooMany(texts.tooManyAttempts, verdict);
  }
  await accounts.together((records) => askToVerify(records, parts, customer, email));
  return success({ email });
}
