import type { CustomerRecord } from '#contract/customer.ts';
import type { Answer } from '#contract/shop-api.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import type { Identities, IdentityProviderName, ProvenIdentity } from '#server/ports/customer/identities.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { AccountCaller, CustomerCaller, LoggedIn } from './account-parts.ts';

/**
 * Who has shown who they are at a provider and then logs in or registers here has the two linked from then on. Others may use the
 * same browser: an account with another e-mail address and another phone number is somebody else's.
 */
export async function linkPending<Refusal>(
  { identities, now }: { readonly identities: Identities; readonly now: () => number },
  { sessionId }: AccountCaller,
  result: Result<LoggedIn, Refusal>,
): Promise<Result<LoggedIn, Refusal>> {
  if (!result.ok) return result;
  const pending = await identities.takePending(sessionId, new Date(now()));
  const { customer } = result.value;
  // One that has meanwhile been linked elsewhere stays there; the login counts all the same.
  if (pending !== null && isTheirs(pending, customer)) await identities.link(pending, customer.id);
  return result;
}

function isTheirs({ email, phone }: ProvenIdentity, customer: CustomerRecord): boolean {
  return (email !== '' && email === normaliseEmail(customer.email)) || (phone !== '' && phone === customer.phone);
}

/** Fills in the form of who registers; null: nobody has shown who they are in this session. */
export async function readPending(
  { identities, now }: { readonly identities: Identities; readonly now: () => number },
  { sessionId }: { readonly sessionId: string },
): Promise<Answer<'pendingIdentity'>> {
  const pending = await identities.pending(sessionId, new Date(now()));
  if (pending === null) return null;
  const { provider, firstName: first_name, lastName: last_name, email, phone } = pending;
  return { provider, first_name, last_name, email, phone };
}

export async function listIdentities(
  identities: Identities,
  { customer }: CustomerCaller,
): Promise<Result<Answer<'ownIdentities'>, never>> {
  const linked = await identities.of(customer.id);
  return done(linked.map(({ provider, linkedAt }) => ({ provider, linked_at: linkedAt.toISOString() })));
}

/** The account stays, with its password or the link to a new one. */
export async function unlinkIdentity(
  identities: Identities,
  { provider }: { readonly provider: IdentityProviderName },
  { customer }: CustomerCaller,
): Promise<Result<null, Unknown>> {
  return (await identities.unlink(customer.id, provider)) ? done(null) : refused({ reason: 'unknown' });
}
