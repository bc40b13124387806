import type { CustomerRecord } from '#contract/customer.ts';
import { type Failure, type Reply, success, tooMany } from '#contract/reply.ts';
import type { AccountRecords } from '#server/ports/customer/accounts.ts';
import type { AccountParts, CustomerCaller } from './account-parts.ts';
import { askToVerify } from './ask-to-verify.ts';
import { sendLogInLink } from './send-log-in-link.ts';

/**
 * A new address or phone number tells whether somebody else has it, and a new address sends mails to whoever that is: both are
 * counted by customer and by where they ask from, mails by their recipient too. Null when it may be changed.
 */
export async function countContactChange(
  { attempts, texts }: AccountParts,
  { customer, address }: CustomerCaller,
  newEmail: string | null,
): Promise<Failure | null> {
  for (const who of [`customer ${customer.id}`, address]) {
    const verdict = await attempts.count('contactChange', who);
    if (!verdict.allowed) return tooMany(texts.tooManyAttempts, verdict);
  }
  const verdict = newEmail === null ? null : await attempts.count('verifyTo', newEmail);
  return verdict === null || verdict.allowed ? null : tooMany(texts.tooManyAttempts, verdict);
}

/**
 * The new address counts once its link is used; logins, reset links and mails go by the old one until then. Whoever said the
 * password stays logged in, others do not, and the old address is told what to do if this was somebody else.
 */
export async function askForNewEmail(
  records: AccountRecords,
  parts: AccountParts,
  { customer, sessionId }: CustomerCaller,
  email: string,
): Promise<void> {
  await records.endSessions(customer.id, sessionId);
  await askToVerify(records, parts, customer, email);
  await records.queueMail(parts.mails.newEmailAsked(customer));
}

/** The link of the new address was used. False when another account has got it meanwhile. */
export async function takeNewEmail(
  records: AccountRecords,
  parts: AccountParts,
  before: CustomerRecord,
  email: string,
): Promise<boolean> {
  const emailVerifiedAt = new Date(parts.now());
  const changed = await records.change(before.id, { email, pending_email: null, emailVerifiedAt });
  if ('taken' in changed) return false;
  await records.dropTokens(before.id, ['verify', 'reset', 'login']);
  if (!before.email_verified) await sendLogInLink(records, parts, changed.customer);
  return true;
}

/** The links that were sent are worth nothing after this: each is for the address that waits. */
export async function cancelNewEmail(
  { accounts }: AccountParts,
  customer: CustomerRecord,
): Promise<Reply<CustomerRecord>> {
  const changed = await accounts.together((records) => records.change(customer.id, { pending_email: null }));
  return success('taken' in changed ? customer : changed.customer);
}
