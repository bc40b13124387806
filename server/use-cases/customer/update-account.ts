import type { CustomerRecord } from '#contract/customer.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { checkUpdate } from '#domain/customer/check-account.ts';
import { mayDo } from '#domain/customer/customer.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { TooManyAttempts } from '#server/ports/rate-limiter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { accountChanges } from './account-changes.ts';
import type { AccountParts, CustomerCaller } from './account-parts.ts';
import type { OtherUser, WrongFields } from './account-refusals.ts';
import { askForNewEmail, countContactChange } from './change-email.ts';
import { confirmPassword, type PasswordRefusal } from './confirm-password.ts';
import { wrongFields } from './wrong-fields.ts';

export type UpdateRefusal =
  | OtherUser
  | { readonly reason: 'not-allowed' }
  | WrongFields
  | PasswordRefusal
  | TooManyAttempts
  /** Another account has it. */
  | { readonly reason: 'taken'; readonly field: 'email' | 'phone' };

/**
 * API-58, DEC-112: a partial update of one's own account. A new password, and a new e-mail address, need the present password.
 * Whether an address belongs to another account is never said (change-email.ts); of a phone number it must be.
 */
export async function updateAccount(
  parts: AccountParts,
  input: CheckedInput<'updateAccount'>,
  caller: CustomerCaller,
): Promise<Result<CustomerRecord, UpdateRefusal>> {
  const { accounts, hasher, mails } = parts;
  const { sessionId, customer } = caller;
  if (input.id !== customer.id) return refused({ reason: 'other-user' });
  if (!mayDo(customer, 'account.update')) return refused({ reason: 'not-allowed' });
  const wrong = wrongFields(parts, checkUpdate(input, osloTime(parts.now()).date), input.gender_id);
  if (wrong !== null) return refused(wrong);
  const { email = customer.email, ...changes } = accountChanges(input, customer.preferences);
  const newEmail = email === customer.email ? null : email;
  const { password, current_password } = input;
  if (password !== undefined || newEmail !== null) {
    const confirmed = await confirmPassword(parts, customer, current_password);
    if (!confirmed.ok) return confirmed;
  }
  if (newEmail !== null || (changes.phone ?? customer.phone) !== customer.phone) {
    const allowed = await countContactChange(parts, caller, newEmail);
    if (!allowed.ok) return allowed;
  }
  const passwordHash = password === undefined ? null : await hasher.hash(password);
  if (passwordHash === 'busy') return refused({ reason: 'busy' });
  const changed = await accounts.together(async (records) => {
    const result = await records.change(customer.id, {
      ...changes,
      // Whoever changes the password also stops a change of address somebody else has asked for.
      ...(passwordHash === null ? {} : { passwordHash, pending_email: null }),
      ...(newEmail === null ? {} : { pending_email: newEmail }),
    });
    if ('taken' in result) return result;
    if (passwordHash !== null) {
      await records.endSessions(customer.id, sessionId);
      await records.dropTokens(customer.id, ['reset', 'login']);
      await records.queueMail(mails.passwordChanged(customer));
    }
    if (newEmail !== null) await askForNewEmail(records, parts, caller, newEmail);
    return result;
  });
  return 'taken' in changed ? refused({ reason: 'taken', field: changed.taken }) : done(changed.customer);
}
