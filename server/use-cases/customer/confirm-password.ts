import type { CustomerRecord } from '#contract/customer.ts';
import { type Failure, tooMany, unprocessable } from '#contract/reply.ts';
import { type AccountParts, busy } from './account-parts.ts';

/**
 * A logged-in customer says the password again before something that cannot be undone. Counted like a login, so that a
 * session left open is no place to guess passwords. Null when it is right; else what to answer.
 */
export async function confirmPassword(
  parts: AccountParts,
  customer: CustomerRecord,
  field: 'password' | 'current_password',
  password: string | undefined,
): Promise<Failure | null> {
  const { accounts, hasher, attempts, texts } = parts;
  if (!password) return unprocessable({ [field]: [`The ${field.replace('_', ' ')} field is required.`] });
  const who = `customer ${customer.id}`;
  const verdict = await attempts.count('login', who);
  if (!verdict.allowed) return tooMany(texts.tooManyLogins, verdict);
  const account = await accounts.byId(customer.id);
  const matched = await hasher.matches(password, account?.passwordHash ?? null);
  if (matched === 'busy') {
    await attempts.giveBack('login', who);
    return busy(parts);
  }
  if (!matched) return unprocessable({ [field]: ['The password is incorrect.'] });
  await attempts.forget('login', who);
  return null;
}
