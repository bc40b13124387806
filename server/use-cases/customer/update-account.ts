import type { CustomerRecord } from '#contract/customer.ts';
import { type Failure, failure, type Reply, success, unprocessable } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { type AccountProblem, checkUpdate } from '#domain/customer/check-account.ts';
import { mayDo } from '#domain/customer/customer.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { accountChanges } from './account-changes.ts';
import { type AccountParts, busy, type CustomerCaller } from './account-parts.ts';
import { askToVerify } from './ask-to-verify.ts';
import { confirmPassword } from './confirm-password.ts';

/** API-58, DEC-112: a partial update of one's own account. */
export async function updateAccount(
  parts: AccountParts,
  input: CheckedInput<'updateAccount'>,
  { sessionId, customer }: CustomerCaller,
): Promise<Reply<CustomerRecord>> {
  const { accounts, mails, texts } = parts;
  if (input.id !== customer.id) return failure(401, texts.otherUser);
  if (!mayDo(customer, 'account.update')) return failure(403, 'This action is unauthorized.');
  const problems = updateProblems(parts, input);
  if (problems !== null) return unprocessable(problems);
  const newPassword = await hashOfNewPassword(parts, input, customer);
  if (newPassword !== null && !newPassword.ok) return newPassword;
  const changes = { ...accountChanges(input, customer.preferences), ...(newPassword?.changes ?? {}) };
  const newEmail = changes.email !== undefined && changes.email !== customer.email ? changes.email : null;
  const changed = await accounts.together(async (records) => {
    const result = await records.change(customer.id, {
      ...changes,
      ...(newEmail === null ? {} : { emailVerifiedAt: null }),
    });
    if ('taken' in result) return result;
    if (newPassword !== null) {
      await records.endSessions(customer.id, sessionId);
      await records.dropTokens(customer.id, ['reset', 'login']);
      await records.queueMail(mails.securityNotice(customer, 'password'));
    }
    if (newEmail !== null) {
      await records.dropTokens(customer.id, ['verify', 'reset', 'login']);
      await askToVerify(records, parts, result.customer);
      await records.queueMail(mails.securityNotice(customer, 'email'));
    }
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

/** DEC-112: a new password needs the present one. Null when none is asked for. */
async function hashOfNewPassword(
  parts: AccountParts,
  { password, current_password }: CheckedInput<'updateAccount'>,
  customer: CustomerRecord,
): Promise<{ ok: true; changes: { passwordHash: string } } | Failure | null> {
  if (password === undefined) return null;
  const refused = await confirmPassword(parts, customer, 'current_password', current_password);
  if (refused !== null) return refused;
  const passwordHash = await parts.hasher.hash(password);
  return passwordHash === 'busy' ? busy(parts) : { ok: true, changes: { passwordHash } };
}
