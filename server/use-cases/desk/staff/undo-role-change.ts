import { type DeskRole, deskRoles } from '#domain/staff/desk-role.ts';
import { done, refused } from '#server/ports/result.ts';
import type { Undoer } from '../undo/undoer.ts';
import { mayBecome, roleChange, shopsFor } from './staff-use-cases.ts';

/** Gives the role before back, with its shops; the last administrator's rule holds for this, too. */
export const undoRoleChange: Undoer = {
  permission: 'staff.edit',
  undo: async (tx, { subject, before }, { parts, now }) => {
    const person = await tx.staff.lock(Number(subject.split(':')[1]), now);
    const role = deskRoles.find((known) => known === before?.role) as DeskRole | undefined;
    if (person === null || role === undefined) return refused({ code: 'unknown' });
    const given = Array.isArray(before?.shops) ? before.shops.map(Number) : [];
    const shops = shopsFor(role, given, parts.published.current.shops);
    if (!shops.ok) return shops;
    const allowed = await mayBecome(tx, person, role);
    if (!allowed.ok) return allowed;
    await tx.staff.setRole(person.id, role, shops.value);
    return done(roleChange(person, { role, shops: shops.value }));
  },
};
