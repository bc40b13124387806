import type { CustomerRecord } from '#contract/customer.ts';
import { failure, success } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import type { PersonalData } from '#server/ports/customer/personal-data.ts';
import type { SessionReply } from '#server/ports/customer/session-change.ts';
import type { AccountParts } from './account-parts.ts';
import { confirmPassword } from './confirm-password.ts';

/** API-59, DEC-115: one's own account, with the password said again. */
export async function deleteAccount(
  parts: AccountParts,
  personalData: PersonalData,
  { id, password }: CheckedInput<'deleteAccount'>,
  customer: CustomerRecord,
): Promise<SessionReply<null>> {
  if (id !== customer.id) return failure(401, parts.texts.otherUser);
  const refused = await confirmPassword(parts, customer, 'password', password);
  if (refused !== null) return refused;
  await personalData.erase(customer.id);
  return { ...success(null, 204), session: { kind: 'end' } };
}
