import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { SignInAnswer } from '#contract/desk/sign-in/schemas.ts';
import { passwordFault } from '#domain/staff/desk-password.ts';
import { commandActor } from '#server/ports/desk/desk-actor.ts';
import type { Invitation, SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { PasskeyOptions, PasskeyResponse, PasskeySite } from '#server/ports/desk/passkeys.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { AtBrowser } from './enter.ts';
import { plainCode } from './prove-password.ts';
import { countAttempt, wrong } from './sign-in-limits.ts';

const challengeMs = 15 * 60_000;
/** Used, taken back, too old or never made: the same answer. */
const noInvitation = { code: 'refused', reason: 'invitation' } as const satisfies DeskRefusal;
const recoveryCodes = 10;

interface Taken {
  readonly token: string;
  readonly name: string;
}

/** Opens an invitation and works with it; tokens are long, but attempts are limited all the same. */
async function withInvitation<T>(
  parts: DeskParts,
  token: string,
  address: string,
  work: (tx: DeskTransaction, invitation: Invitation) => Promise<Result<T, DeskRefusal>>,
): Promise<Result<T, DeskRefusal>> {
  const attempt = await countAttempt(parts, { who: `invitation ${token.slice(0, 8)}`, address });
  if (!attempt.ok) return attempt;
  const outcome = await parts.desk.transaction<T, DeskRefusal>(async (tx) => {
    const invitation = await tx.signIn.invitation(token, parts.now());
    return invitation === null ? refused(noInvitation) : work(tx, invitation);
  });
  if (outcome.ok) await attempt.value.succeeded();
  return outcome;
}

export function readInvitation(
  parts: DeskParts,
  token: string,
  { address }: AtBrowser,
): Promise<Result<SignInAnswer<'invitation'>, DeskRefusal>> {
  return withInvitation(parts, token, address, async (_tx, { email, role, name }) =>
    done({ email, role, name, passkeyOnly: role === 'administrator' }),
  );
}

export function askForNewPasskey(
  parts: DeskParts,
  site: PasskeySite,
  { token, name }: Taken,
  { address }: AtBrowser,
): Promise<Result<PasskeyOptions, DeskRefusal>> {
  return withInvitation(parts, token, address, async (tx, { id, email, name: known }) => {
    const person = { handle: `invitation-${id}`, email, name: known ?? name };
    const asked = await parts.passkeys.creation(site, person, []);
    await tx.signIn.storeChallenge(asked.challenge, 'invitation', String(id), parts.now() + challengeMs);
    return done(asked);
  });
}

export function acceptByPasskey(
  parts: DeskParts,
  site: PasskeySite,
  { token, name, response }: Taken & { readonly response: PasskeyResponse },
  { address, device }: AtBrowser,
): Promise<Result<SignInMember, DeskRefusal>> {
  return withInvitation(parts, token, address, async (tx, invitation) => {
    const now = parts.now();
    const challenge = parts.passkeys.challengeOf(response);
    if (challenge === null || !(await tx.signIn.takeChallenge(challenge, 'invitation', String(invitation.id), now)))
      return refused(wrong);
    const passkey = await parts.passkeys.verifyCreation(site, challenge, response);
    if (passkey === null) return refused(wrong);
    const member = await accepted(tx, invitation, name, now);
    if (!member.ok) return member;
    await tx.signIn.addPasskey(member.value.id, passkey, device, now);
    return member;
  });
}

/** A secret for the app on the phone, good for this invitation alone. */
export function askForNewCodes(
  parts: DeskParts,
  chain: string,
  token: string,
  { address }: AtBrowser,
): Promise<Result<{ secret: string; address: string }, DeskRefusal>> {
  return withInvitation(parts, token, address, async (tx, { id, email, role }) => {
    if (role === 'administrator') return refused({ code: 'refused', reason: 'passkey-only' });
    const secret = parts.totp.newSecret();
    await tx.signIn.storeChallenge(secret, 'totp', String(id), parts.now() + challengeMs);
    return done({ secret, address: parts.totp.address(secret, { chain, email }) });
  });
}

export interface PasswordTaken extends Taken {
  readonly password: string;
  readonly secret: string;
  readonly code: string;
}

export async function acceptByPassword(
  parts: DeskParts,
  { token, name, password, secret, code }: PasswordTaken,
  { address }: AtBrowser,
): Promise<Result<{ member: SignInMember; recoveryCodes: string[] }, DeskRefusal>> {
  // Hashed before the transaction begins: it takes its time, and locks are not held for that long.
  const hash = await parts.hasher.hash(password);
  if (hash === 'busy') return refused({ code: 'come-back' });
  return withInvitation(parts, token, address, async (tx, invitation) => {
    const now = parts.now();
    if (invitation.role === 'administrator') return refused({ code: 'refused', reason: 'passkey-only' });
    const fault = passwordFault(password, { name: invitation.name ?? name, email: invitation.email });
    if (fault !== null) return refused({ code: 'refused', reason: `password-${fault}` });
    const step = parts.totp.stepOf(secret, code, now);
    if (step === null) return refused({ code: 'refused', reason: 'code' });
    if (!(await tx.signIn.takeChallenge(secret, 'totp', String(invitation.id), now))) return refused(noInvitation);
    const member = await accepted(tx, invitation, name, now);
    if (!member.ok) return member;
    const codes = Array.from({ length: recoveryCodes }, parts.newRecoveryCode);
    const way = { hash, totpSecret: secret, recoveryCodes: codes.map(plainCode) };
    await tx.signIn.setPassword(member.value.id, way);
    await tx.signIn.takeTotpStep(member.value.id, step);
    return done({ member: member.value, recoveryCodes: codes });
  });
}

/** Somebody new, or somebody known whose old ways in end with this. */
async function accepted(
  tx: DeskTransaction,
  { id, member, email, role, shops }: Invitation,
  name: string,
  now: number,
): Promise<Result<SignInMember, DeskRefusal>> {
  if (member !== null) await tx.signIn.clearWays(member, now);
  const memberId = member ?? (await tx.signIn.addMember({ name, email, role, shops }));
  const found = memberId === null ? null : await tx.signIn.member(memberId);
  if (found === null) return refused(noInvitation);
  await tx.signIn.spendInvitation(id, now);
  const actor = { ...commandActor, kind: 'staff', member: found.id, role: found.role } as const;
  const entry = { action: 'invitation-accepted', subject: `staff:${found.id}`, after: { email, role: found.role } };
  await tx.log.write(actor, entry);
  return done(found);
}
