import type { ShopId } from '#domain/shop/shop-id.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import { deskIdleMs, deskSessionMs } from '#domain/staff/desk-session.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { DeskSessions } from '#server/ports/desk/desk-sessions.ts';
import { secretHash } from '../../crypto/secret-hash.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { deskLog } from './log-rows.ts';

interface Row {
  readonly session: number;
  readonly member: number;
  readonly name: string;
  readonly email: string;
  readonly role: DeskRole;
  readonly shops: readonly ShopId[];
  readonly lastTouch: Date;
  readonly steppedUpAt: Date | null;
  readonly passkey: boolean;
  readonly password: boolean;
}

/** The time a session was last used is written at most once in this time, not with every request. */
const notedEveryMs = 10_000;

export function deskSessions(database: Database): DeskSessions {
  return {
    find: async (token, now) => {
      const [row] = await database.query<Row>(
        `SELECT s.desk_session_id AS session, s.last_touch_at AS "lastTouch", s.stepped_up_at AS "steppedUpAt",
                m.staff_member_id AS member, m.name, m.email, m.desk_role AS role,
                ARRAY(SELECT shop_id FROM staff_member_shops a WHERE a.staff_member_id = m.staff_member_id ORDER BY 1) AS shops,
                EXISTS (SELECT FROM staff_passkeys k WHERE k.staff_member_id = m.staff_member_id) AS passkey,
                EXISTS (SELECT FROM staff_passwords w WHERE w.staff_member_id = m.staff_member_id) AS password
           FROM desk_sessions s JOIN staff_members m USING (staff_member_id)
          WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.last_touch_at > $2 AND s.created_at > $3
            AND m.active AND m.desk_role IS NOT NULL`,
        [secretHash(token), new Date(now - deskIdleMs), new Date(now - deskSessionMs)],
      );
      if (row === undefined) return null;
      const { lastTouch, steppedUpAt, email, passkey, password, ...actor } = row;
      return {
        actor: { kind: 'staff', ...actor, steppedUpAt: steppedUpAt?.getTime() ?? null },
        email,
        lastTouch: lastTouch.getTime(),
        ways: { passkey, password },
      };
    },
    start: async ({ member, token, device, steppedUp }, now) => {
      await database.transaction(async (tx) => {
        const at = new Date(now);
        await tx.execute(
          `INSERT INTO desk_sessions (token_hash, staff_member_id, created_at, last_touch_at, stepped_up_at, device)
           VALUES ($1, $2, $3, $3, $4, $5)`,
          [secretHash(token), member, at, steppedUp ? at : null, device],
        );
        const [row] = await tx.query<{ name: string; role: DeskRole }>(
          'SELECT name, desk_role AS role FROM staff_members WHERE staff_member_id = $1',
          [member],
        );
        if (row === undefined) throw new Error('Nobody to sign in');
        const actor: DeskActor = { kind: 'staff', member, session: null, ...row, shops: [], steppedUpAt: null };
        await deskLog(tx).write(actor, { action: 'desk-signed-in', subject: `staff:${member}`, after: { device } });
      });
    },
    touch: async (session, now) => {
      await database.execute(
        'UPDATE desk_sessions SET last_touch_at = $2 WHERE desk_session_id = $1 AND ended_at IS NULL AND last_touch_at < $3',
        [session, new Date(now), new Date(now - notedEveryMs)],
      );
    },
    stepUp: async (session, now) => {
      await database.execute('UPDATE desk_sessions SET stepped_up_at = $2 WHERE desk_session_id = $1', [
        session,
        new Date(now),
      ]);
    },
    end: async (session, now) => {
      await database.execute('UPDATE desk_sessions SET ended_at = $2 WHERE desk_session_id = $1 AND ended_at IS NULL', [
        session,
        new Date(now),
      ]);
    },
  };
}

/** A shared lock on both rows: whoever takes the access away waits until this transaction is through. */
export async function stillSignedIn(tx: Queryable, { kind, session, role }: DeskActor): Promise<boolean> {
  if (kind === 'command') return true;
  const rows = await tx.query(
    `SELECT s.desk_session_id FROM desk_sessions s JOIN staff_members m USING (staff_member_id)
      WHERE s.desk_session_id = $1 AND s.ended_at IS NULL AND m.active AND m.desk_role = $2 FOR SHARE OF s, m`,
    [session, role],
  );
  return rows.length === 1;
}
