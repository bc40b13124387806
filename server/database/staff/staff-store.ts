import { timingSafeEqual } from 'node:crypto';
import { pairingCodeAttempts, pairingSelectorLength } from '#domain/staff/pairing-code.ts';
import type { StaffDevice, StaffStore } from '#server/ports/staff.ts';
import { secretHash } from '../../crypto/secret-hash.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { atDevice } from './at-device.ts';
import { memberWork } from './members.ts';
import { auditStaff, command } from './staff-audit.ts';

/** The times at which a device and a session were last used are written at most once in this time, not with every request. */
const notedEveryMs = 10_000;

export function staffStore(database: Database): StaffStore {
  return {
    ...memberWork(database),
    atDevice: (token, now) => atDevice(database, token, now),
    touch: async (sessionId, at) => {
      await database.execute(
        `WITH touched AS (
           UPDATE staff_sessions SET last_touch_at = $2
            WHERE staff_session_id = $1 AND ended_at IS NULL AND last_touch_at < $3 RETURNING staff_device_id
         )
         UPDATE staff_devices SET last_seen_at = $2 WHERE staff_device_id IN (SELECT staff_device_id FROM touched)`,
        [sessionId, new Date(at), new Date(at - notedEveryMs)],
      );
    },
    writePairingCode: async ({ code, deviceName, shops, expiresAt }, actor = command) => {
      await database.transaction(async (tx) => {
        const selector = code.slice(0, pairingSelectorLength);
        await tx.execute(
          `INSERT INTO staff_pairing_codes (selector, code_hash, device_name, shop_ids, expires_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (selector) DO UPDATE SET code_hash = excluded.code_hash, device_name = excluded.device_name,
             shop_ids = excluded.shop_ids, expires_at = excluded.expires_at, wrong_tries = 0`,
          [selector, secretHash(code), deviceName, shops, new Date(expiresAt)],
        );
        await auditStaff(tx, {
          actor,
          action: 'pairing-code-made',
          subject: 'device',
          after: { deviceName, shops },
        });
      });
    },
    redeemPairingCode: (code, token, now) =>
      database.transaction(async (tx) => {
        const selector = code.slice(0, pairingSelectorLength);
        const [row] = await tx.query<CodeRow>(
          `SELECT code_hash AS hash, device_name AS name, shop_ids AS shops FROM staff_pairing_codes
            WHERE selector = $1 AND expires_at > $2 AND wrong_tries < $3 FOR UPDATE`,
          [selector, new Date(now), pairingCodeAttempts],
        );
        if (row === undefined) return null;
        if (!timingSafeEqual(row.hash, secretHash(code))) {
          await tx.execute('UPDATE staff_pairing_codes SET wrong_tries = wrong_tries + 1 WHERE selector = $1', [
            selector,
          ]);
          return null;
        }
        await tx.execute('DELETE FROM staff_pairing_codes WHERE selector = $1', [selector]);
        return pair(tx, row, token);
      }),
    pairDevice: (device, token) => database.transaction((tx) => pair(tx, device, token)),
    unpairDevice: (deviceId, actor) =>
      database.transaction(async (tx) => {
        const ended = await tx.execute(
          'UPDATE staff_devices SET revoked_at = now() WHERE staff_device_id = $1 AND revoked_at IS NULL',
          [deviceId],
        );
        if (ended === 0) return false;
        await tx.execute('UPDATE staff_sessions SET ended_at = now() WHERE staff_device_id = $1 AND ended_at IS NULL', [
          deviceId,
        ]);
        await auditStaff(tx, { actor, action: 'device-unpaired', subject: `device:${deviceId}` });
        return true;
      }),
    devices: async () => {
      const rows = await database.query<StaffDevice & { lastSeenAt: Date; revokedAt: Date | null }>(
        `SELECT staff_device_id AS id, name, last_seen_at AS "lastSeenAt", revoked_at AS "revokedAt",
                ARRAY(SELECT shop_id FROM staff_device_shops s WHERE s.staff_device_id = d.staff_device_id ORDER BY 1) AS shops
           FROM staff_devices d ORDER BY staff_device_id`,
      );
      return rows.map((row) => ({
        ...row,
        lastSeenAt: row.lastSeenAt.getTime(),
        revokedAt: row.revokedAt?.getTime() ?? null,
      }));
    },
    startSession: async (deviceId, memberId, now) => {
      await database.transaction(async (tx) => {
        // Two sign-ins at one device come one after the other.
        await tx.execute('SELECT FROM staff_devices WHERE staff_device_id = $1 FOR NO KEY UPDATE', [deviceId]);
        await tx.execute('UPDATE staff_sessions SET ended_at = $2 WHERE staff_device_id = $1 AND ended_at IS NULL', [
          deviceId,
          new Date(now),
        ]);
        await tx.execute(
          'INSERT INTO staff_sessions (staff_device_id, staff_member_id, created_at, last_touch_at) VALUES ($1, $2, $3, $3)',
          [deviceId, memberId, new Date(now)],
        );
        await tx.execute('UPDATE staff_members SET wrong_pins = 0, locked_until = NULL WHERE staff_member_id = $1', [
          memberId,
        ]);
        const actor = { member: memberId, device: deviceId, shop: null };
        await auditStaff(tx, { actor, action: 'signed-in', subject: `staff:${memberId}` });
      });
    },
    endSession: async (deviceId, now) => {
      await database.execute(
        'UPDATE staff_sessions SET ended_at = $2 WHERE staff_device_id = $1 AND ended_at IS NULL',
        [deviceId, new Date(now)],
      );
    },
  };
}

interface CodeRow extends Omit<StaffDevice, 'id'> {
  readonly hash: Buffer;
}

async function pair(tx: Queryable, { name, shops }: Omit<StaffDevice, 'id'>, token: string): Promise<StaffDevice> {
  const [made] = await tx.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO staff_devices (name, token_hash) VALUES ($1, $2) RETURNING staff_device_id
     ), at AS (
       INSERT INTO staff_device_shops (staff_device_id, shop_id) SELECT staff_device_id, shop_id FROM made, unnest($3::int[]) AS shop_id
     )
     SELECT staff_device_id AS id FROM made`,
    [name, secretHash(token), shops],
  );
  if (made === undefined) throw new Error('The device was not written');
  const actor = { member: null, device: made.id, shop: null };
  await auditStaff(tx, { actor, action: 'device-paired', subject: `device:${made.id}`, after: { name, shops } });
  return { id: made.id, name, shops };
}
