import { randomInt, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { newSecret, secretHash } from '#server/crypto/secret-hash.ts';
import type { SystemKey, SystemKeys } from '#server/ports/system/system-keys.ts';
import { batchStatements } from '../connection/batch-statements.ts';
import type { Queryable } from '../connection/client.ts';

const format = /^hent_([a-z0-9]{10})_([A-Za-z0-9_-]{43})$/;
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

interface Row extends Omit<SystemKey, 'expiresAt' | 'revokedAt' | 'lastUsedAt'> {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

const columns = `key_id AS id, system, scopes, shop_ids AS shops, networks::text[] AS networks, per_minute AS "perMinute",
  expires_at AS "expiresAt", revoked_at AS "revokedAt", last_used_at AS "lastUsedAt"`;

/** `actor`: who is written down as the one who changes keys; null: whoever calls writes it down. */
export function systemKeys(database: Queryable, actor: 'command' | null = 'command'): SystemKeys {
  const audit = async (action: string, id: string, after: object | null) => {
    if (actor === null) return;
    await database.execute('INSERT INTO audit_log (actor, action, subject, after) VALUES ($1, $2, $3, $4)', [
      actor,
      action,
      `key:${id}`,
      after === null ? null : JSON.stringify(after),
    ]);
  };
  return {
    make: async ({ system, scopes, shops, networks, perMinute, expiresAt }) => {
      const id = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
      const secret = newSecret();
      await database.execute(
        `INSERT INTO system_keys (key_id, system, secret_hash, scopes, shop_ids, networks, per_minute, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6::text[]::cidr[], $7, $8)`,
        [id, system, secretHash(secret), scopes, shops, networks, perMinute, new Date(expiresAt)],
      );
      await audit('key-made', id, { system, scopes, shops, networks, perMinute });
      return { id, token: `hent_${id}_${secret}` };
    },
    judge: judgeTogether(database),
    all: async () => {
      const rows = await database.query<Row>(`SELECT ${columns} FROM system_keys ORDER BY created_at, key_id`);
      return rows.map(keyOf);
    },
    find: async (id) => {
      const [row] = await database.query<Row>(`SELECT ${columns} FROM system_keys WHERE key_id = $1`, [id]);
      return row === undefined ? null : keyOf(row);
    },
    revoke: async (id) => {
      const revoked = await database.execute(
        'UPDATE system_keys SET revoked_at = now() WHERE key_id = $1 AND revoked_at IS NULL',
        [id],
      );
      if (revoked > 0) await audit('key-revoked', id, null);
      return revoked > 0;
    },
    endBy: async (id, at) => {
      await database.execute('UPDATE system_keys SET expires_at = least(expires_at, $2) WHERE key_id = $1', [
        id,
        new Date(at),
      ]);
    },
    unknownShops: async (shops) => {
      const rows = await database.query<{ id: number }>(
        'SELECT id FROM unnest($1::int[]) AS id WHERE NOT EXISTS (SELECT FROM shops WHERE shop_id = id)',
        [shops],
      );
      return rows.map(({ id }) => id);
    },
    isNetwork: async (text) => {
      if (!isAddressAndBits(text)) return false;
      const [row] = await database.query<{ whole: boolean }>('SELECT $1::inet = network($1::inet) AS whole', [text]);
      return row?.whole ?? false;
    },
    auditRefusal: async (id, reason, address) => {
      await database.execute(
        `INSERT INTO audit_log (actor, action, subject, after) VALUES ('system', 'key-refused', $1, $2)`,
        [`key:${id}`, JSON.stringify({ reason, address })],
      );
    },
  };
}

type Found = Row & { readonly secretHash: Buffer; readonly isFromThere: boolean; readonly isNoted: boolean };

interface Presented {
  readonly id: string;
  readonly address: string | null;
}

/** A till sends each sale by itself and many at once: one statement reads the keys of all that wait. */
function judgeTogether(database: Queryable): SystemKeys['judge'] {
  const find = batchStatements((presented: readonly Presented[]) => findPresented(database, presented));
  return async (token, address) => {
    const [, id, secret] = format.exec(token) ?? [];
    if (id === undefined || secret === undefined) return { ok: false, id: null, reason: 'unknown' };
    // An address of this link alone ('fe80::1%eth0') is none that PostgreSQL reads, or that a key can name.
    const isReadable = isIP(address) !== 0 && !address.includes('%');
    const row = await find({ id, address: isReadable ? address : null });
    if (row === null || !timingSafeEqual(row.secretHash, secretHash(secret))) {
      return { ok: false, id: null, reason: 'unknown' };
    }
    if (row.revokedAt !== null) return { ok: false, id, reason: 'revoked' };
    if (row.expiresAt.getTime() <= Date.now()) return { ok: false, id, reason: 'expired' };
    if (!row.isFromThere) return { ok: false, id, reason: 'network' };
    // Noted once a minute: a write for every call would cost more than the call.
    if (!row.isNoted) await database.execute('UPDATE system_keys SET last_used_at = now() WHERE key_id = $1', [id]);
    return { ok: true, key: keyOf(row) };
  };
}

async function findPresented(database: Queryable, presented: readonly Presented[]): Promise<readonly (Found | null)[]> {
  const nameOf = ({ id, address }: Presented) => `${id} ${address}`;
  const distinct = [...new Map(presented.map((one) => [nameOf(one), one])).values()];
  const rows = await database.query<Found & { readonly from: string | null }>(
    `SELECT ${columns}, secret_hash AS "secretHash", given.address AS "from",
            coalesce(networks IS NULL OR given.address::inet <<= ANY (networks), false) AS "isFromThere",
            coalesce(last_used_at > now() - interval '1 minute', false) AS "isNoted"
       FROM unnest($1::text[], $2::text[]) AS given (key_id, address) JOIN system_keys USING (key_id)`,
    [distinct.map(({ id }) => id), distinct.map(({ address }) => address)],
  );
  const found = new Map(rows.map((row) => [nameOf({ id: row.id, address: row.from }), row]));
  return presented.map((one) => found.get(nameOf(one)) ?? null);
}

/** '192.0.2.0/24': what the database reads without a mistake. */
function isAddressAndBits(text: string): boolean {
  const [address = '', bits = ''] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    !address.includes('%') &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= most &&
    text === `${address}/${bits}`
  );
}

function keyOf({ id, system, scopes, shops, networks, perMinute, expiresAt, revokedAt, lastUsedAt }: Row): SystemKey {
  return {
    id,
    system,
    scopes,
    shops,
    networks,
    perMinute,
    expiresAt: expiresAt.getTime(),
    revokedAt: revokedAt?.getTime() ?? null,
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  };
}
