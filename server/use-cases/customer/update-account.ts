import type { CustomerRecord } from '#contract/customer.ts';
import { failure, type Reply, success, unprocessable } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { type AccountProblem, checkUpdate } from '#domain/customer/check-account.ts';
import { mayDo } from '#domain/customer/customer.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { accountChanges } from './account-changes.ts';
import { type AccountParts, busy, type CustomerCaller } from './account-parts.ts';
import { askForNewEmail, countContactChange } from './change-email.ts';
import { confirmPassword } from './confirm-password.ts';

/**
 * API-58, DEC-112: a partial update of one's own account. A new password, and a new e-mail address, need the present password.
 * Whether an address belongs to another account is never said (change-email.ts); of a phone number it must be.
 */
export async function updateAccount(
  parts: AccountParts,
  input: CheckedInput<'updateAccount'>,
  caller: CustomerCaller,
): Promise<Reply<CustomerRecord>> {
  const { accounts, hasher, mails, texts } = parts;
  const { sessionId, customer } = caller;
  if (input.id !== customer.id) return failure(401, texts.otherUser);
  if (!mayDo(customer, 'account.update')) return failure(403, 'This action is unauthorized.');
  const problems = updateProblems(parts, input);
  if (problems !== null) return unprocessable(problems);
  const { email = customer.email, ...changes } = accountChanges(input, customer.preferences);
  const newEmail = email === customer.email ? null : email;
  const { password, current_password } = input;
  if (password !== undefined || newEmail !== null) {
    const refused = await confirmPassword(parts, customer, 'current_password', current_password);
    if (refused !== null) return refused;
  }
  if (newEmail !== null || (changes.phone ?? customer.phone) !== customer.phone) {
    const refused = await countContactChange(parts, caller, newEmail);
    if (refused !== null) return refused;
  }
  const passwordHash = password === undefined ? null : await hasher.hash(password);
  if (passwordHash === 'busy') return busy(parts);
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
  if ('taken' in changed) return unprocessable({ [changed.taken]: [`The ${changed.taken} has already been taken.`] });
  return success(changed.customer);
}

/** The wording is part of the contract: the screens read 'must have a value' out of it (DEC-112, ERR-18 to ERR-22). */
const wording: Readonly<Record<AccountProblem, (field: string) => string>> = {
  missing: (field) => `The ${field} field must have a value.`,
  invalid: (field) => `The ${field} format is invalid.`,
  'too-short': (field) => `The ${field} must be at least 8 characters.`,
  differs: () => 'The password confirmation does not match.',
};

function updateProblems(
  { isGender, now }: AccountParts,
  input: CheckedInput<'updateAccount'>,
): Record<string, string[]> | null {
  const problems = Object.entries(checkUpdate(input, osloTime(now()).date));
  const errors = Object.fromEntries(
    problems.map(([field, problem]) => [field, [wording[problem](field.replaceAll('_', ' '))]]),
  );
  const { gender_id } = input;
  if (gender_id !== undefined && gender_id !== null && !isGender(gender_id)) {
    errors.gender_id = ['The selected gender id is invalid.'];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}
