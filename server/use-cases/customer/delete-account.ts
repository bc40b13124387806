import type { CustomerRecord } from '#contract/customer.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import type { PersonalData } from '#server/ports/customer/personal-data.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { type AccountParts, type LoggedOut, loggedOut } from './account-parts.ts';
import type { OtherUser } from './account-refusals.ts';
import { confirmPassword, type PasswordRefusal } from './confirm-password.ts';

export type DeleteRefusal = OtherUser | PasswordRefusal;

/** API-59, DEC-115: one's own account, with the password said again. */
export async function deleteAccount(
  parts: AccountParts,
  personalData: PersonalData,
  { id, password }: CheckedInput<'deleteAccount'>,
  customer: CustomerRecord,
): Promise<Result<LoggedOut, DeleteRefusal>> {
  if (id !== customer.id) return refused({ reason: 'other-user' });
  const confirmed = await confirmPassword(parts, customer, password);
  if (!confirmed.ok) return confirmed;
  await personalData.erase(customer.id);
  return done(loggedOut);
}
