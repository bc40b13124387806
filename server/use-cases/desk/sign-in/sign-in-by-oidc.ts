import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import type { SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import type { OidcPerson } from '#server/ports/desk/oidc.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';
import { wrong } from './sign-in-limits.ts';

/** The provider says who it is; whether they may is ours: somebody unknown is refused, and an administrator without a second factor. */
export async function signInByOidc(
  { desk }: DeskParts,
  { email, hasMfa }: OidcPerson,
): Promise<Result<SignInMember, DeskRefusal>> {
  const found = await desk.transaction<SignInMember | null, never>(async (tx) =>
    done(await tx.signIn.memberByEmail(normaliseEmail(email))),
  );
  const member = found.ok ? found.value : null;
  if (member === null || (member.role === 'administrator' && !hasMfa)) return refused(wrong);
  return done(member);
}
