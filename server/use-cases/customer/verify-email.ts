import type { CustomerRecord } from '#contract/customer.ts';
import { failure, type Reply, success, tooMany, unprocessable } from '#contract/reply.ts';
import type { AccountParts } from './account-parts.ts';
import { askToVerify } from './ask-to-verify.ts';
import { linkLifetimes } from './link-lifetimes.ts';

/**
 * The link of the verification mail. The address is the customer's, so now comes the welcome mail, with a link that logs
 * in once (DEC-107).
 */
export async function verifyEmail(
  { accounts, mails, texts, now }: AccountParts,
  token: string,
): Promise<Reply<{ email: string }>> {
  const email = await accounts.together(async (records) => {
    const owner = await records.spendToken(token, 'verify', new Date(now()));
    const account = owner === null ? null : await records.byId(owner.customerId);
    if (account === null || account.customer.email !== owner?.email) return null;
    const { customer } = account;
    if (customer.email_verified) return customer.email;
    await records.change(customer.id, { emailVerifiedAt: new Date(now()) });
    const expiresAt = new Date(now() + linkLifetimes.login);
    const login = await records.addToken({ kind: 'login', customerId: customer.id, email: customer.email, expiresAt });
    await records.queueMail(mails.welcome(customer, login));
    return customer.email;
  });
  return email === null ? unprocessable({ token: [texts.linkInvalid] }) : success({ email });
}

/** API-57, DEC-116 */
export async function resendVerification(
  parts: AccountParts,
  customer: CustomerRecord,
): Promise<Reply<{ email: string }>> {
  const { accounts, tries, texts } = parts;
  if (customer.email_verified) return failure(422, 'The email address is verified.');
  const verdict = await tries.count('resend', String(customer.id));
  if (!verdict.allowed) return tooMany(texts.tooManyTries, verdict);
  await accounts.together((records) => askToVerify(records, parts, customer));
  return success({ email: customer.email });
}
