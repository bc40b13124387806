import type { SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import { done } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';

/**
 * Whether password and one-time code are this person's; null is nobody, and takes as long. A code is used up by it: an app's
 * code of a time step once, a recovery code once and for all.
 */
export async function provePassword(
  { desk, hasher, totp, now }: Pick<DeskParts, 'desk' | 'hasher' | 'totp' | 'now'>,
  member: SignInMember | null,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<boolean | 'busy'> {
  const way = member?.password ?? null;
  const matches = await hasher.matches(password, way?.hash ?? null);
  if (matches === 'busy') return 'busy';
  if (!matches || member === null || way === null) return false;
  const at = now();
  const taken = await desk.transaction<boolean, never>(async (tx) => {
    const step = totp.stepOf(way.totpSecret, code, at);
    if (step !== null) return done(await tx.signIn.takeTotpStep(member.id, step));
    return done(await tx.signIn.takeRecoveryCode(member.id, plainCode(code), at));
  });
  return taken.ok && taken.value;
}

/** The code in the form that is compared: without dash and spaces, in capitals. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
