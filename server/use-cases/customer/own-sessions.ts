import type { Answer } from '#contract/shop-api.ts';
import type { Sessions } from '#server/ports/customer/sessions.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { CustomerCaller } from './account-parts.ts';

/** Where the customer is logged in, this place first. */
export async function listSessions(
  sessions: Sessions,
  { sessionId, customer }: CustomerCaller,
): Promise<Result<Answer<'ownSessions'>, never>> {
  const listed = await sessions.list(customer.id, sessionId);
  return done(
    listed.map(({ id, device, remember, createdAt, lastSeenAt, current }) => ({
      id,
      device,
      remember: remember ? 1 : 0,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current,
    })),
  );
}

/** Another customer's session is one that does not exist (R29). */
export async function endSession(
  sessions: Sessions,
  { session }: { readonly session: string },
  { customer }: CustomerCaller,
): Promise<Result<null, Unknown>> {
  return (await sessions.endOne(customer.id, session)) ? done(null) : refused({ reason: 'unknown' });
}

/** All but the one that asks. */
export async function endOtherSessions(
  sessions: Sessions,
  { sessionId, customer }: CustomerCaller,
): Promise<Result<null, never>> {
  await sessions.endOthers(customer.id, sessionId);
  return done(null);
}
