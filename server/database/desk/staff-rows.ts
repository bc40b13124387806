import type { Colleague, StaffInvitation, StaffSessionRow } from '#contract/desk/staff/schemas.ts';
import { deskIdleMs, deskSessionMs } from '#domain/staff/desk-session.ts';
import type { DeskStaff } from '#server/ports/desk/desk-staff.ts';
import type { Queryable } from '../connection/client.ts';
import { deskSignIn } from './sign-in-rows.ts';

type Row = Omit<Colleague, 'lastSeenAt'> & { readonly lastSeenAt: Date | null };

const openSession = 's.ended_at IS NULL AND s.last_touch_at > $1 AND s.created_at > $2';

const columns = `m.staff_member_id AS id, m.name, m.email, m.desk_role AS role, m.version,
  ARRAY(SELECT shop_id FROM staff_member_shops a WHERE a.staff_member_id = m.staff_member_id ORDER BY 1) AS shops,
  (SELECT count(*)::int FROM staff_passkeys k WHERE k.staff_member_id = m.staff_member_id) AS passkeys,
  EXISTS (SELECT FROM staff_passwords p WHERE p.staff_member_id = m.staff_member_id) AS "hasPassword",
  (SELECT count(*)::int FROM desk_sessions s WHERE s.staff_member_id = m.staff_member_id AND ${openSession}) AS sessions,
  (SELECT max(last_touch_at) FROM desk_sessions s WHERE s.staff_member_id = m.staff_member_id) AS "lastSeenAt"`;

const opened = (now: number) => [new Date(now - deskIdleMs), new Date(now - deskSessionMs)];

export function deskStaff(tx: Queryable): DeskStaff {
  return {
    list: async (now) => {
      const rows = await tx.query<Row>(
        `SELECT ${columns} FROM staff_members m WHERE m.active AND m.desk_role IS NOT NULL ORDER BY m.name COLLATE "nb-NO-x-icu"`,
        opened(now),
      );
      return rows.map(colleague);
    },
    invitations: async (now) => {
      const rows = await tx.query<Omit<StaffInvitation, 'expiresAt'> & { expiresAt: Date }>(
        `SELECT invitation_id AS id, email, desk_role AS role, shop_ids AS shops, expires_at AS "expiresAt",
                staff_member_id IS NOT NULL AS "isNewWay"
           FROM staff_invitations WHERE used_at IS NULL AND revoked_at IS NULL AND expires_at > $1 ORDER BY invitation_id DESC`,
        [new Date(now)],
      );
      return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
    },
    lock: async (id, now) => {
      const [row] = await tx.query<Row>(
        `SELECT ${columns} FROM staff_members m WHERE m.staff_member_id = $3 AND m.active AND m.desk_role IS NOT NULL FOR UPDATE OF m`,
        [...opened(now), id],
      );
      return row === undefined ? null : colleague(row);
    },
    otherAdministrators: async (id) => {
      const rows = await tx.query<{ id: number }>(
        `SELECT staff_member_id AS id FROM staff_members WHERE active AND desk_role = 'administrator'
          ORDER BY staff_member_id FOR UPDATE`,
      );
      return rows.filter((row) => row.id !== id).length;
    },
    setRole: async (id, role, shops) => {
      await tx.execute('UPDATE staff_members SET desk_role = $2, version = version + 1 WHERE staff_member_id = $1', [
        id,
        role,
      ]);
      await tx.execute('DELETE FROM staff_member_shops WHERE staff_member_id = $1', [id]);
      await tx.execute(
        'INSERT INTO staff_member_shops (staff_member_id, shop_id) SELECT $1, shop_id FROM unnest($2::int[]) AS shop_id',
        [id, shops],
      );
    },
    removeAccess: async (id, now) => {
      await tx.execute(
        `UPDATE staff_members
            SET active = role IS NOT NULL, left_at = CASE WHEN role IS NULL THEN $2::timestamptz END,
                desk_role = CASE WHEN role IS NULL THEN desk_role END, version = version + 1
          WHERE staff_member_id = $1`,
        [id, new Date(now)],
      );
      await tx.execute(
        `UPDATE staff_invitations SET revoked_at = $2
          WHERE used_at IS NULL AND revoked_at IS NULL
            AND (staff_member_id = $1 OR email = (SELECT email FROM staff_members WHERE staff_member_id = $1))`,
        [id, new Date(now)],
      );
      await deskSignIn(tx).clearWays(id, now);
    },
    sessions: async (id, now) => {
      const rows = await tx.query<
        Omit<StaffSessionRow, 'isThis' | 'createdAt' | 'lastTouchAt'> & { createdAt: Date; lastTouchAt: Date }
      >(
        `SELECT desk_session_id AS id, device, created_at AS "createdAt", last_touch_at AS "lastTouchAt" FROM desk_sessions s
          WHERE staff_member_id = $3 AND ${openSession} ORDER BY last_touch_at DESC`,
        [...opened(now), id],
      );
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastTouchAt: row.lastTouchAt.toISOString(),
      }));
    },
    endSession: async (id, session, now) =>
      (await tx.execute(
        'UPDATE desk_sessions SET ended_at = $3 WHERE desk_session_id = $2 AND staff_member_id = $1 AND ended_at IS NULL',
        [id, session, new Date(now)],
      )) === 1,
  };
}

function colleague(row: Row): Colleague {
  return { ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null };
}
