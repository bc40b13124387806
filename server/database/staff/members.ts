import type { StaffMember, StaffStore } from '#server/ports/staff.ts';
import type { Database } from '../connection/client.ts';
import { auditStaff, command } from './staff-audit.ts';

export interface MemberRow extends Omit<StaffMember, 'lockedUntil'> {
  readonly lockedUntil: Date | null;
}

export const memberColumns = `m.staff_member_id AS id, m.name, m.role, m.locked_until AS "lockedUntil",
  ARRAY(SELECT shop_id FROM staff_member_shops a WHERE a.staff_member_id = m.staff_member_id ORDER BY 1) AS shops`;

export function staffMember({ id, name, role, shops, lockedUntil }: MemberRow): StaffMember {
  return { id, name, role, shops, lockedUntil: lockedUntil?.getTime() ?? null };
}

type MemberWork = Pick<
  StaffStore,
  | 'members'
  | 'allMembers'
  | 'addMember'
  | 'letGo'
  | 'setPin'
  | 'takePinAttempt'
  | 'lockMember'
  | 'endSessionsOf'
  | 'openMember'
>;

export function memberWork(database: Database): MemberWork {
  const list = async (condition: string, params: readonly unknown[]) => {
    const rows = await database.query<MemberRow>(
      `SELECT ${memberColumns} FROM staff_members m WHERE m.active AND m.role IS NOT NULL AND ${condition}
        ORDER BY m.role, m.name COLLATE "nb-NO-x-icu", m.staff_member_id`,
      params,
    );
    return rows.map(staffMember);
  };
  return {
    members: (shops) =>
      list(
        'EXISTS (SELECT FROM staff_member_shops a WHERE a.staff_member_id = m.staff_member_id AND a.shop_id = ANY ($1))',
        [shops],
      ),
    allMembers: () => list('true', []),
    addMember: ({ name, role, pinHash, shops }, actor = command) =>
      database.transaction(async (tx) => {
        const [made] = await tx.query<{ id: number }>(
          `WITH made AS (
             INSERT INTO staff_members (name, role, pin_hash) VALUES ($1, $2, $3) RETURNING staff_member_id
           ), at AS (
             INSERT INTO staff_member_shops (staff_member_id, shop_id)
             SELECT staff_member_id, shop_id FROM made, unnest($4::int[]) AS shop_id
           )
           SELECT staff_member_id AS id FROM made`,
          [name, role, pinHash, shops],
        );
        if (made === undefined) throw new Error('The clerk was not written');
        await auditStaff(tx, {
          actor,
          action: 'clerk-added',
          subject: `staff:${made.id}`,
          after: { role, shops },
        });
        return made.id;
      }),
    letGo: (memberId, actor = command) =>
      database.transaction(async (tx) => {
        const gone = await tx.execute(
          'UPDATE staff_members SET active = false, left_at = now() WHERE staff_member_id = $1 AND active',
          [memberId],
        );
        if (gone === 0) return false;
        await tx.execute('UPDATE staff_sessions SET ended_at = now() WHERE staff_member_id = $1 AND ended_at IS NULL', [
          memberId,
        ]);
        await auditStaff(tx, { actor, action: 'clerk-left', subject: `staff:${memberId}` });
        return true;
      }),
    setPin: (memberId, pinHash, actor) =>
      database.transaction(async (tx) => {
        const changed = await tx.execute(
          `UPDATE staff_members SET pin_hash = $2, wrong_pins = 0, locked_until = NULL
            WHERE staff_member_id = $1 AND active AND role IS NOT NULL`,
          [memberId, pinHash],
        );
        if (changed === 0) return false;
        await tx.execute('UPDATE staff_sessions SET ended_at = now() WHERE staff_member_id = $1 AND ended_at IS NULL', [
          memberId,
        ]);
        await auditStaff(tx, { actor, action: 'clerk-new-pin', subject: `staff:${memberId}` });
        return true;
      }),
    // Counted before it is compared: however many are tried at once, no more than the allowed ones are.
    takePinAttempt: async (memberId, now) => {
      const [row] = await database.query<{ wrong: number; pinHash: string; lockedUntil: Date | null }>(
        `UPDATE staff_members SET wrong_pins = CASE WHEN locked_until > $2 THEN wrong_pins
                WHEN locked_until IS NULL THEN wrong_pins + 1 ELSE 1 END,
                locked_until = CASE WHEN locked_until > $2 THEN locked_until END
          WHERE staff_member_id = $1 AND active AND role IS NOT NULL
          RETURNING wrong_pins AS wrong, pin_hash AS "pinHash", locked_until AS "lockedUntil"`,
        [memberId, new Date(now)],
      );
      if (row === undefined) return { kind: 'unknown' };
      if (row.lockedUntil !== null) return { kind: 'locked', until: row.lockedUntil.getTime() };
      return { kind: 'counted', wrong: row.wrong, pinHash: row.pinHash };
    },
    lockMember: async (memberId, until, actor) => {
      await database.transaction(async (tx) => {
        await tx.execute('UPDATE staff_members SET locked_until = $2, wrong_pins = 0 WHERE staff_member_id = $1', [
          memberId,
          new Date(until),
        ]);
        await auditStaff(tx, { actor, action: 'clerk-locked', subject: `staff:${memberId}` });
      });
    },
    endSessionsOf: async (memberId) => {
      await database.execute(
        'UPDATE staff_sessions SET ended_at = now() WHERE staff_member_id = $1 AND ended_at IS NULL',
        [memberId],
      );
    },
    openMember: (memberId, actor) =>
      database.transaction(async (tx) => {
        const opened = await tx.execute(
          'UPDATE staff_members SET locked_until = NULL, wrong_pins = 0 WHERE staff_member_id = $1 AND active',
          [memberId],
        );
        if (opened === 0) return false;
        await auditStaff(tx, { actor, action: 'clerk-opened', subject: `staff:${memberId}` });
        return true;
      }),
  };
}
