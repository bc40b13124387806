import type { CustomerRecord } from '#contract/customer.ts';
import type { AccountRecords } from '#server/ports/accounts.ts';
import type { AccountParts } from './account-parts.ts';
import { linkLifetimes } from './link-lifetimes.ts';

/** Asks by mail whether the customer's address is theirs. */
export async function askToVerify(
  records: AccountRecords,
  { mails, now }: Pick<AccountParts, 'mails' | 'now'>,
  customer: CustomerRecord,
): Promise<void> {
  const expiresAt = new Date(now() + linkLifetimes.verify);
  const token = await records.addToken({ kind: 'verify', customerId: customer.id, email: customer.email, expiresAt });
  await records.queueMail(mails.verification(customer, token));
}
