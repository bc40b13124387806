import type { CustomerRecord } from '#contract/customer.ts';
import type { AccountRecords } from '#server/ports/customer/accounts.ts';
import type { TooManyAttempts } from '#server/ports/rate-limiter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AccountParts, CustomerCaller } from './account-parts.ts';
import { askToVerify } from './ask-to-verify.ts';
import { sendLogInLink } from './send-log-in-link.ts';

/**
 * A new address or phone number tells whether somebody else has it, and a new address sends mails to whoever that is: both are
 * counted by customer and by where they ask from, mails by their recipient too.
 */
export async function countContactChange(
  { attempts }: AccountParts,
  { customer, address }: CustomerCaller,
  newEmail: string | null,
): Promise<Result<null, TooManyAttempts>> {
  const counted = [
    ['contactChange', `customer ${customer.id}`],
    ['contactChange', address],
    ...(newEmail === null ? [] : [['verifyTo', newEmail] as const]),
  ] as const;
  for (const [kind, who] of counted) {
    const verdict = await attempts.count(kind, who);
    if (!verdict.allowed) return refused({ reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds });
  }
  return done(null);
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
): Promise<Result<CustomerRecord, never>> {
  const changed = await accounts.together((records) => records.change(customer.id, { pending_email: null }));
  return done('taken' in changed ? customer : changed.customer);
}
