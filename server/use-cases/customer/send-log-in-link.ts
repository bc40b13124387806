import type { CustomerRecord } from '#contract/customer.ts';
import type { AccountRecords } from '#server/ports/customer/accounts.ts';
import type { AccountParts } from './account-parts.ts';
import { linkLifetimes } from './link-lifetimes.ts';

/** The welcome mail, with a link that logs in once (DEC-107). */
export async function sendLogInLink(
  records: AccountRecords,
  { mails, now }: Pick<AccountParts, 'mails' | 'now'>,
  customer: CustomerRecord,
): Promise<void> {
  const { id: customerId, email } = customer;
  const expiresAt = new Date(now() + linkLifetimes.login);
  const token = await records.addToken({ kind: 'login', customerId, email, expiresAt });
  await records.queueMail(mails.welcome(customer, token));
}
