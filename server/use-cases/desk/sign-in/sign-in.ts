import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import type { ChallengePurpose, SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import type { PasskeyOptions, PasskeyResponse, PasskeySite } from '#server/ports/desk/passkeys.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { AtBrowser } from './enter.ts';
import { provePassword } from './prove-password.ts';
import { countAttempt, wrong } from './sign-in-limits.ts';

/** How long a browser may take to ask the person. */
const challengeMs = 5 * 60_000;

/** What a browser signs to show who it is; `subject` binds it to somebody who is signed in. */
export async function askForPasskey(
  { desk, passkeys, now }: DeskParts,
  site: PasskeySite,
  purpose: ChallengePurpose,
  member: number | null,
): Promise<PasskeyOptions> {
  const asked = await desk.transaction<PasskeyOptions, never>(async (tx) => {
    const allowed = member === null ? [] : await tx.signIn.passkeysOf(member);
    const options = await passkeys.request(site, allowed);
    await tx.signIn.keepChallenge(options.challenge, purpose, subjectOf(member), now() + challengeMs);
    return done(options);
  });
  if (!asked.ok) throw new Error('A challenge is never refused');
  return asked.value;
}

/** The person a passkey is of; with a member it must be theirs. */
export async function signInByPasskey(
  parts: DeskParts,
  site: PasskeySite,
  { response, purpose, member }: { response: PasskeyResponse; purpose: ChallengePurpose; member: number | null },
  { address }: Pick<AtBrowser, 'address'>,
): Promise<Result<SignInMember, DeskRefusal>> {
  const attempt = await countAttempt(parts, { who: `passkey ${subjectOf(member)}`, address });
  if (!attempt.ok) return attempt;
  const { passkeys, now } = parts;
  const challenge = passkeys.challengeOf(response);
  const { id } = response;
  if (challenge === null || typeof id !== 'string') return refused(wrong);
  const found = await parts.desk.transaction<SignInMember | null, never>(async (tx) => {
    // Used up whatever comes of it.
    if (!(await tx.signIn.takeChallenge(challenge, purpose, subjectOf(member), now()))) return done(null);
    const passkey = await tx.signIn.passkey(id);
    if (passkey === null || (member !== null && passkey.member !== member)) return done(null);
    const verified = await passkeys.verifyRequest(site, challenge, response, passkey);
    if (verified === null) return done(null);
    await tx.signIn.notePasskeyUse(id, verified.signCount, now());
    return done(await tx.signIn.member(passkey.member));
  });
  if (!found.ok || found.value === null) return refused(wrong);
  await attempt.value.succeeded();
  return done(found.value);
}

/** Signs in by password and one-time code; not for administrators, who have a passkey. All failures are answered alike. */
export async function signInByPassword(
  parts: DeskParts,
  { email, password, code }: { readonly email: string; readonly password: string; readonly code: string },
  { address }: Pick<AtBrowser, 'address'>,
): Promise<Result<SignInMember, DeskRefusal>> {
  const who = normaliseEmail(email);
  const attempt = await countAttempt(parts, { who, address });
  if (!attempt.ok) return attempt;
  const read = await parts.desk.transaction<SignInMember | null, never>(async (tx) =>
    done(await tx.signIn.memberByEmail(who)),
  );
  const known = read.ok ? read.value : null;
  const member = known?.role === 'administrator' ? null : known;
  const proven = await provePassword(parts, member, { password, code });
  if (proven === 'busy') return refused({ code: 'come-back' });
  if (!proven || member === null) return refused(wrong);
  await attempt.value.succeeded();
  return done(member);
}

/** The same of somebody who is signed in. */
export async function stepUpByPassword(
  parts: DeskParts,
  memberId: number,
  typed: { readonly password: string; readonly code: string },
  { address }: Pick<AtBrowser, 'address'>,
): Promise<Result<null, DeskRefusal>> {
  const read = await parts.desk.transaction<SignInMember | null, never>(async (tx) =>
    done(await tx.signIn.member(memberId)),
  );
  const member = read.ok ? read.value : null;
  const outcome = await signInByPassword(parts, { email: member?.email ?? '', ...typed }, { address });
  return outcome.ok ? done(null) : outcome;
}

function subjectOf(member: number | null): string {
  return member === null ? '' : `staff:${member}`;
}
