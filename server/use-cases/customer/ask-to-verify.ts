import type { CustomerRecord } from '#contract/customer.ts';
import type { AccountRecords } from '#server/ports/customer/accounts.ts';
import type { AccountParts } from './account-parts.ts';
import { linkLifetimes } from './link-lifetimes.ts';

/**
 * Asks by mail whether an address is the customer's. The same is done when another account has it, so that the answer tells
 * nobody (R32); the mail alone says so then, to the one whose address it is.
 */
export async function askToVerify(
  records: AccountRecords,
  { mails, now }: Pick<AccountParts, 'mails' | 'now'>,
  customer: CustomerRecord,
  email: string = customer.email,
): Promise<void> {
  const expiresAt = new Date(now() + linkLifetimes.verify);
  const token = await records.addToken({ kind: 'verify', customerId: customer.id, email, expiresAt });
  const holder = email === customer.email ? null : await records.byIdentifier({ email });
  const mail =
    holder === null ? mails.verification({ ...customer, email }, token) : mails.addressInUse(holder.customer);
  await records.queueMail(mail);
}
