import type { CustomerRecord } from '#contract/customer.ts';
import { failure, success, tooMany, unprocessable } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { type AccountField, type AccountProblem, checkRegistration } from '#domain/customer/check-account.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { NewAccount } from '#server/ports/customer/accounts.ts';
import type { SessionReply } from '#server/ports/customer/session-change.ts';
import { accountChanges } from './account-changes.ts';
import { type AccountCaller, type AccountParts, busy } from './account-parts.ts';
import { askToVerify } from './ask-to-verify.ts';

/**
 * API-56, DEC-110: makes the account, logs in, and asks by mail whether the address is the customer's; beyond the limit for one
 * recipient the account stands, and the mail can be asked for later.
 */
export async function register(
  parts: AccountParts,
  input: CheckedInput<'register'>,
  caller: AccountCaller,
): Promise<SessionReply<CustomerRecord>> {
  const { accounts, hasher, attempts, texts } = parts;
  if (caller.customer !== null) return failure(401, texts.alreadyLoggedIn);
  const problems = registrationProblems(parts, input);
  if (problems !== null) return unprocessable(problems);
  const verdict = await attempts.count('register', caller.address);
  if (!verdict.allowed) return tooMany(texts.tooManyLogins, verdict);
  const passwordHash = await hasher.hash(input.password ?? '');
  if (passwordHash === 'busy') return busy(parts);
  const mayMail = (await attempts.count('verifyTo', normaliseEmail(input.email ?? ''))).allowed;
  const account = { ...accountChanges(input), terms_conditions: 1, passwordHash } as NewAccount;
  const customer = await accounts.together(async (records) => {
    const added = await records.add(account);
    if (added !== null && mayMail) await askToVerify(records, parts, added);
    return added;
  });
  if (customer === null) return failure(423, texts.accountExists);
  return { ...success(customer, 201), session: { kind: 'start', customerId: customer.id, remember: false } };
}

function registrationProblems(
  { texts, isGender, now }: AccountParts,
  input: CheckedInput<'register'>,
): Record<string, string[]> | null {
  const problems: [AccountField | 'gender_id', AccountProblem][] = Object.entries(
    checkRegistration(input, osloTime(now()).date),
  ) as [AccountField, AccountProblem][];
  if (input.gender_id !== undefined && input.gender_id !== null && !isGender(input.gender_id)) {
    problems.push(['gender_id', 'invalid']);
  }
  if (problems.length === 0) return null;
  return Object.fromEntries(problems.map(([field, problem]) => [field, [texts.problem(field, problem)]]));
}
