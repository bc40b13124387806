import type { Colleague } from '#contract/desk/staff/schemas.ts';
import { isEmail, normaliseEmail } from '#domain/customer/email.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { deskAct, deskRead, type WorkRefusal } from '../desk-use-case.ts';
import { makeInvitation } from '../sign-in/invite.ts';

export const staffUseCases = {
  staff: deskRead('staff', async (tx, _input, { now, parts }) =>
    done({
      people: await tx.staff.list(now),
      invitations: await tx.staff.invitations(now),
      shops: parts.published.current.shops.map(({ id, name }) => ({ id, name })),
    }),
  ),
  staffSessions: deskRead('staffSessions', async (tx, { id }, { actor, now }) => {
    const sessions = await tx.staff.sessions(id, now);
    return done({ sessions: sessions.map((session) => ({ ...session, isThis: session.id === actor.session })) });
  }),
  inviteStaff: deskAct(
    { call: 'inviteStaff', action: 'staff-invited' },
    async (tx, { email: typed, role, shops: given }, { parts, now }) => {
      if (!isEmail(typed)) return refused({ code: 'bad-request', fields: ['email'] });
      const email = normaliseEmail(typed);
      const shops = shopsFor(role, given, parts.published.current.shops);
      if (!shops.ok) return shops;
      if ((await tx.signIn.memberByEmail(email)) !== null) return refused({ code: 'conflict', reason: 'works-here' });
      const token = await makeInvitation(tx, { ...parts, now }, { email, role, shops: shops.value, member: null });
      await tx.outbox.queue(parts.mails.invitation({ email, role }, token));
      return done({ answer: {}, audit: { subject: `invitation:${email}`, after: { role, shops: shops.value } } });
    },
  ),
  inviteAgain: deskAct({ call: 'inviteAgain', action: 'staff-invited-again' }, async (tx, { id }, { parts, now }) => {
    const person = await tx.staff.lock(id, now);
    if (person === null) return refused({ code: 'unknown' });
    const { email, role } = person;
    const invited = { email, role, shops: person.shops.map(shopId), member: id };
    const token = await makeInvitation(tx, { ...parts, now }, invited);
    await tx.outbox.queue(parts.mails.invitation({ email, role }, token));
    return done({ answer: {}, audit: { subject: `staff:${id}`, after: { invited: email } } });
  }),
  revokeInvitation: deskAct({ call: 'revokeInvitation', action: 'invitation-revoked' }, async (tx, { id }, { now }) => {
    const email = await tx.signIn.revokeInvitation(id, now);
    if (email === null) return refused({ code: 'unknown' });
    return done({ answer: {}, audit: { subject: `invitation:${email}` } });
  }),
  changeRole: deskAct(
    { call: 'changeRole', action: 'staff-role-changed' },
    async (tx, { id, role, shops: given, version }, { parts, now }) => {
      const person = await tx.staff.lock(id, now);
      if (person === null) return refused({ code: 'unknown' });
      if (person.version !== version) return refused({ code: 'changed', subject: `staff:${id}`, thing: person });
      const shops = shopsFor(role, given, parts.published.current.shops);
      if (!shops.ok) return shops;
      const allowed = await mayBecome(tx, person, role);
      if (!allowed.ok) return allowed;
      await tx.staff.setRole(id, role, shops.value);
      const after = await tx.staff.lock(id, now);
      if (after === null) return refused({ code: 'unknown' });
      return done({ answer: after, audit: roleChange(person, { role, shops: shops.value }) });
    },
  ),
  removeAccess: deskAct({ call: 'removeAccess', action: 'staff-removed' }, async (tx, { id, version }, { now }) => {
    const person = await tx.staff.lock(id, now);
    if (person === null) return refused({ code: 'unknown' });
    if (person.version !== version) return refused({ code: 'changed', subject: `staff:${id}`, thing: person });
    if (person.role === 'administrator' && (await tx.staff.otherAdministrators(id)) === 0)
      return refused(lastAdministrator);
    await tx.staff.removeAccess(id, now);
    const audit = { subject: `staff:${id}`, before: { role: person.role, shops: person.shops }, after: { role: null } };
    return done({ answer: {}, audit });
  }),
  endSession: deskAct({ call: 'endSession', action: 'staff-session-ended' }, async (tx, { id, session }, { now }) =>
    (await tx.staff.endSession(id, session, now))
      ? done({ answer: {}, audit: { subject: `staff:${id}`, after: { session } } })
      : refused({ code: 'unknown' }),
  ),
} as const;

const lastAdministrator = { code: 'conflict', reason: 'last-administrator' } as const satisfies WorkRefusal;

/** The last administrator stays one; and a new one has a passkey, for a password is not enough for them. */
export async function mayBecome(
  tx: DeskTransaction,
  person: Colleague,
  role: DeskRole,
): Promise<Result<null, WorkRefusal>> {
  if (person.role === role) return done(null);
  if (person.role === 'administrator' && (await tx.staff.otherAdministrators(person.id)) === 0)
    return refused(lastAdministrator);
  if (role === 'administrator' && person.passkeys === 0 && person.hasPassword)
    return refused({ code: 'conflict', reason: 'needs-passkey' });
  return done(null);
}

export function roleChange(person: Colleague, to: { readonly role: DeskRole; readonly shops: readonly number[] }) {
  return {
    subject: `staff:${person.id}`,
    before: { role: person.role, shops: person.shops },
    after: { role: to.role, shops: to.shops },
  };
}

/** A shop manager has at least one shop, the others none. */
export function shopsFor(
  role: DeskRole,
  given: readonly number[],
  known: readonly { readonly id: number }[],
): Result<readonly ShopId[], WorkRefusal> {
  if (role !== 'shop-manager') return done([]);
  const shops = [...new Set(given)];
  const isKnown = shops.every((id) => known.some((shop) => shop.id === id));
  return shops.length > 0 && isKnown ? done(shops.map(shopId)) : refused({ code: 'bad-request', fields: ['shops'] });
}
