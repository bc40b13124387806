import type { CustomerRecord } from '#contract/customer.ts';
import type { Identities, ProvenIdentity } from '#server/ports/customer/identities.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { type AccountCaller, type AccountParts, type LoggedIn, loggedIn } from './account-parts.ts';
import { linkLifetimes } from './link-lifetimes.ts';

export type IdentityRefusal =
  /** Logged in here, and the identity belongs to another account, or the account has another identity. */
  | { readonly reason: 'at-other-account' | 'account-has-other' }
  /** There is an account that may be theirs: they must log in to it first. */
  | { readonly reason: 'log-in-first' }
  /** There is none: they may register. */
  | { readonly reason: 'register-first' };

/** `linked`: to the account that was logged in already. */
export type IdentitySignIn = (LoggedIn & { readonly kind: 'logged-in' }) | { readonly kind: 'linked' };

const pendingFor = 30 * 60_000;

/**
 * Somebody has shown who they are at a provider. An identity opens the account it was linked to and no other: an e-mail address
 * alone never links them. Who is logged in links it to that account; who is not, and has an account, logs in to it first, with the
 * password or by a link to the account's own address, in the same browser.
 */
export async function signInWithIdentity(
  parts: Pick<AccountParts, 'accounts' | 'attempts' | 'mails' | 'now'> & { readonly identities: Identities },
  identity: ProvenIdentity,
  caller: AccountCaller,
): Promise<Result<IdentitySignIn, IdentityRefusal>> {
  const { accounts, identities } = parts;
  if (caller.customer !== null) {
    const outcome = await identities.link(identity, caller.customer.id);
    return outcome === 'linked' ? done({ kind: 'linked' }) : refused({ reason: outcome });
  }
  const customerId = await identities.customerOf(identity);
  const known = customerId === null ? null : await accounts.byId(customerId);
  if (known !== null) return done({ kind: 'logged-in', ...loggedIn(known.customer) });
  await identities.storePending(caller.sessionId, identity, new Date(parts.now() + pendingFor));
  const likely = await likelyAccount(parts, identity);
  if (likely === null) return refused({ reason: 'register-first' });
  await mailLink(parts, likely);
  return refused({ reason: 'log-in-first' });
}

async function likelyAccount(
  { accounts }: Pick<AccountParts, 'accounts'>,
  { email, phone }: ProvenIdentity,
): Promise<CustomerRecord | null> {
  const byEmail = email === '' ? null : await accounts.byIdentifier({ email });
  const found = byEmail ?? (phone === '' ? null : await accounts.byIdentifier({ phone }));
  return found?.customer ?? null;
}

/** Beyond the limit for one recipient there is the password still. */
async function mailLink(
  { accounts, attempts, mails, now }: Pick<AccountParts, 'accounts' | 'attempts' | 'mails' | 'now'>,
  customer: CustomerRecord,
): Promise<void> {
  const { id: customerId, email } = customer;
  if (!(await attempts.count('verifyTo', email)).allowed) return;
  await accounts.together(async (records) => {
    const expiresAt = new Date(now() + linkLifetimes.identity);
    const token = await records.addToken({ kind: 'login', customerId, email, expiresAt });
    await records.queueMail(mails.identityLink(customer, token));
  });
}
