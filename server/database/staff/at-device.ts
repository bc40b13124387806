import { sessionIdleMs } from '#domain/staff/pin.ts';
import type { AtDevice, StaffMember } from '#server/ports/staff.ts';
import { secretHash } from '../../crypto/secret-hash.ts';
import type { Queryable } from '../connection/client.ts';
import { type MemberRow, memberColumns, staffMember } from './members.ts';

interface Row {
  readonly deviceId: number;
  readonly deviceName: string;
  readonly deviceShops: StaffMember['shops'];
  readonly sessionId: number | null;
  readonly lastTouch: Date | null;
}

/** Asked with every request, so it is one look-up by the hash of the token. */
export async function atDevice(on: Queryable, token: string, now: number): Promise<AtDevice | null> {
  const [row] = await on.query<Row & MemberRow>(
    `SELECT d.staff_device_id AS "deviceId", d.name AS "deviceName",
            ARRAY(SELECT shop_id FROM staff_device_shops a WHERE a.staff_device_id = d.staff_device_id ORDER BY 1) AS "deviceShops",
            s.staff_session_id AS "sessionId", s.last_touch_at AS "lastTouch", ${memberColumns}
       FROM staff_devices d
       LEFT JOIN staff_sessions s ON s.staff_device_id = d.staff_device_id AND s.ended_at IS NULL AND s.last_touch_at > $2
       LEFT JOIN staff_members m ON m.staff_member_id = s.staff_member_id AND m.active AND m.role IS NOT NULL
      WHERE d.token_hash = $1 AND d.revoked_at IS NULL`,
    [secretHash(token), new Date(now - sessionIdleMs)],
  );
  if (row === undefined) return null;
  const { deviceId, deviceName, deviceShops, sessionId, lastTouch } = row;
  const isSignedIn = sessionId !== null && lastTouch !== null && row.id !== null;
  return {
    device: { id: deviceId, name: deviceName, shops: deviceShops },
    session: isSignedIn ? { id: sessionId, member: staffMember(row), lastTouch: lastTouch.getTime() } : null,
  };
}
