import type { DeskSignIn, Invitation, SignInMember } from '#server/ports/desk/desk-sign-in.ts';
import type { StoredPasskey } from '#server/ports/desk/passkeys.ts';
import { toBase32 } from '../../crypto/base32.ts';
import type { Sealer } from '../../crypto/sealed.ts';
import { secretHash } from '../../crypto/secret-hash.ts';
import type { Database, Queryable } from '../connection/client.ts';

interface MemberRow extends Omit<SignInMember, 'password'> {
  readonly passwordHash: string | null;
  readonly totpSecret: Buffer | null;
  readonly totpSealed: Buffer | null;
}

type InvitationRow = Omit<Invitation, 'expiresAt'> & { readonly expiresAt: Date };

export function deskSignIn(tx: Queryable, codes: Sealer | null = null): DeskSignIn {
  const memberWhere = async (condition: string, value: unknown): Promise<SignInMember | null> => {
    const [row] = await tx.query<MemberRow>(
      `SELECT m.staff_member_id AS id, m.name, m.email, m.desk_role AS role, p.password_hash AS "passwordHash",
              p.totp_secret AS "totpSecret", p.totp_sealed AS "totpSealed"
         FROM staff_members m LEFT JOIN staff_passwords p USING (staff_member_id)
        WHERE m.active AND m.desk_role IS NOT NULL AND ${condition}`,
      [value],
    );
    if (row === undefined) return null;
    const { passwordHash: hash, totpSecret: plain, totpSealed, ...member } = row;
    const totpSecret = plain === null ? opened(codes, totpSealed) : toBase32(plain);
    return {
      ...member,
      password: hash === null || totpSecret === null ? null : { hash, totpSecret },
    };
  };
  return {
    makeInvitation: async ({ token, email, role, shops, member, expiresAt }, now) => {
      await tx.execute(
        'UPDATE staff_invitations SET revoked_at = $2 WHERE email = $1 AND used_at IS NULL AND revoked_at IS NULL',
        [email, new Date(now)],
      );
      const [made] = await tx.query<{ id: number }>(
        `INSERT INTO staff_invitations (token_hash, email, desk_role, shop_ids, staff_member_id, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING invitation_id AS id`,
        [secretHash(token), email, role, shops, member, new Date(now), new Date(expiresAt)],
      );
      return made?.id ?? 0;
    },
    invitation: async (token, now) => {
      const [row] = await tx.query<InvitationRow>(
        `SELECT i.invitation_id AS id, i.email, i.desk_role AS role, i.shop_ids AS shops, i.staff_member_id AS member,
                i.expires_at AS "expiresAt", (SELECT name FROM staff_members m WHERE m.staff_member_id = i.staff_member_id) AS name
           FROM staff_invitations i
          WHERE i.token_hash = $1 AND i.used_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > $2 FOR UPDATE`,
        [secretHash(token), new Date(now)],
      );
      return row === undefined ? null : { ...row, expiresAt: row.expiresAt.getTime() };
    },
    spendInvitation: async (id, now) => {
      await tx.execute('UPDATE staff_invitations SET used_at = $2 WHERE invitation_id = $1', [id, new Date(now)]);
    },
    revokeInvitation: async (id, now) => {
      const [row] = await tx.query<{ email: string }>(
        `UPDATE staff_invitations SET revoked_at = $2
          WHERE invitation_id = $1 AND used_at IS NULL AND revoked_at IS NULL RETURNING email`,
        [id, new Date(now)],
      );
      return row?.email ?? null;
    },
    addMember: async ({ name, email, role, shops }) => {
      const [made] = await tx.query<{ id: number }>(
        `INSERT INTO staff_members (name, email, desk_role) VALUES ($1, $2, $3)
         ON CONFLICT (email) WHERE active AND email IS NOT NULL DO NOTHING RETURNING staff_member_id AS id`,
        [name, email, role],
      );
      if (made === undefined) return null;
      await tx.execute(
        'INSERT INTO staff_member_shops (staff_member_id, shop_id) SELECT $1, shop_id FROM unnest($2::int[]) AS shop_id',
        [made.id, shops],
      );
      return made.id;
    },
    memberByEmail: (email) => memberWhere('m.email = $1', email),
    member: (id) => memberWhere('m.staff_member_id = $1', id),
    clearWays: async (member, now) => {
      await tx.execute('DELETE FROM staff_passkeys WHERE staff_member_id = $1', [member]);
      await tx.execute('DELETE FROM staff_passwords WHERE staff_member_id = $1', [member]);
      await tx.execute('DELETE FROM staff_recovery_codes WHERE staff_member_id = $1', [member]);
      await tx.execute('UPDATE desk_sessions SET ended_at = $2 WHERE staff_member_id = $1 AND ended_at IS NULL', [
        member,
        new Date(now),
      ]);
    },
    addPasskey: async (member, { id, publicKey, signCount, transports }, device, now) => {
      await tx.execute(
        `INSERT INTO staff_passkeys (credential_id, staff_member_id, public_key, sign_count, transports, device, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, member, publicKey, signCount, transports, device, new Date(now)],
      );
    },
    passkey: async (id) => {
      const [row] = await tx.query<StoredPasskey & { member: number }>(
        `SELECT credential_id AS id, public_key AS "publicKey", sign_count AS "signCount", transports, staff_member_id AS member
           FROM staff_passkeys WHERE credential_id = $1 FOR UPDATE`,
        [id],
      );
      return row === undefined ? null : { ...row, signCount: Number(row.signCount) };
    },
    passkeysOf: async (member) => {
      const rows = await tx.query<{ id: string }>(
        'SELECT credential_id AS id FROM staff_passkeys WHERE staff_member_id = $1 ORDER BY created_at',
        [member],
      );
      return rows.map(({ id }) => id);
    },
    notePasskeyUse: async (id, signCount, now) => {
      await tx.execute('UPDATE staff_passkeys SET sign_count = $2, last_used_at = $3 WHERE credential_id = $1', [
        id,
        signCount,
        new Date(now),
      ]);
    },
    setPassword: async (member, { hash, totpSecret, recoveryCodes }) => {
      await tx.execute(
        'INSERT INTO staff_passwords (staff_member_id, password_hash, totp_sealed) VALUES ($1, $2, $3)',
        [member, hash, needed(codes).seal(totpSecret)],
      );
      await tx.execute(
        'INSERT INTO staff_recovery_codes (staff_member_id, code_hash) SELECT $1, hash FROM unnest($2::bytea[]) AS hash',
        [member, recoveryCodes.map(secretHash)],
      );
    },
    takeTotpStep: async (member, step) =>
      (await tx.execute(
        'UPDATE staff_passwords SET totp_last_step = $2 WHERE staff_member_id = $1 AND totp_last_step < $2',
        [member, step],
      )) === 1,
    takeRecoveryCode: async (member, code, now) =>
      (await tx.execute(
        'UPDATE staff_recovery_codes SET used_at = $3 WHERE staff_member_id = $1 AND code_hash = $2 AND used_at IS NULL',
        [member, secretHash(code), new Date(now)],
      )) === 1,
    storeChallenge: async (challenge, purpose, subject, expiresAt) => {
      await tx.execute('DELETE FROM desk_challenges WHERE expires_at < now()');
      await tx.execute(
        'INSERT INTO desk_challenges (challenge, purpose, subject, expires_at) VALUES ($1, $2, $3, $4)',
        [challenge, purpose, subject, new Date(expiresAt)],
      );
    },
    takeChallenge: async (challenge, purpose, subject, now) =>
      (await tx.execute(
        'DELETE FROM desk_challenges WHERE challenge = $1 AND purpose = $2 AND subject = $3 AND expires_at > $4',
        [challenge, purpose, subject, new Date(now)],
      )) === 1,
    seeBrowser: async (member, token, now) => {
      const [row] = await tx.query<{ any: boolean }>(
        'SELECT EXISTS (SELECT FROM desk_browsers WHERE staff_member_id = $1) AS any',
        [member],
      );
      const isNew = await tx.execute(
        'INSERT INTO desk_browsers (token_hash, staff_member_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [secretHash(token), member, new Date(now)],
      );
      return isNew === 0 ? 'known' : row?.any === true ? 'new' : 'first';
    },
  };
}

/** Null: there is none, or it was sealed with another key (SESSION_SECRET): the person needs a new invitation. */
function opened(codes: Sealer | null, sealed: Buffer | null): string | null {
  if (sealed === null) return null;
  try {
    return needed(codes).open(sealed);
  } catch {
    return null;
  }
}

function needed(codes: Sealer | null): Sealer {
  if (codes === null) throw new Error('Passwords of the desk need the key that seals their codes');
  return codes;
}

/** Secrets from before they were sealed: done once, by the first process that opens the desk. */
export async function sealOpenCodes(database: Database, codes: Sealer): Promise<number> {
  return database.transaction(async (tx) => {
    const rows = await tx.query<{ id: number; secret: Buffer }>(
      `SELECT staff_member_id AS id, totp_secret AS secret FROM staff_passwords WHERE totp_secret IS NOT NULL FOR UPDATE`,
    );
    for (const { id, secret } of rows)
      await tx.execute('UPDATE staff_passwords SET totp_sealed = $2, totp_secret = NULL WHERE staff_member_id = $1', [
        id,
        codes.seal(toBase32(secret)),
      ]);
    return rows.length;
  });
}
