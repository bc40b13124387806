import { secretHash } from '#server/crypto/secret-hash.ts';
import type { Identities, LinkedIdentity, ProvenIdentity } from '#server/ports/customer/identities.ts';
import type { Database } from '../connection/client.ts';

const pendingColumns = `provider, sub, first_name AS "firstName", last_name AS "lastName", email, phone`;

export function databaseIdentities(database: Database): Identities {
  const linkedTo = async (provider: string, sub: string) => {
    const [row] = await database.query<{ id: number }>(
      'SELECT customer_id AS id FROM customer_identities WHERE provider = $1 AND sub = $2',
      [provider, sub],
    );
    return row?.id ?? null;
  };
  return {
    customerOf: async ({ provider, sub }) => {
      const [row] = await database.query<{ id: number }>(
        `UPDATE customer_identities SET last_used_at = now() WHERE provider = $1 AND sub = $2
         RETURNING customer_id AS id`,
        [provider, sub],
      );
      return row?.id ?? null;
    },
    link: async ({ provider, sub }, customerId) => {
      const added = await database.execute(
        `INSERT INTO customer_identities (provider, sub, customer_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        [provider, sub, customerId],
      );
      if (added === 1) return 'linked';
      const holder = await linkedTo(provider, sub);
      if (holder === customerId) return 'linked';
      return holder === null ? 'account-has-other' : 'at-other-account';
    },
    unlink: async (customerId, provider) =>
      (await database.execute('DELETE FROM customer_identities WHERE customer_id = $1 AND provider = $2', [
        customerId,
        provider,
      ])) === 1,
    of: (customerId) =>
      database.query<LinkedIdentity>(
        'SELECT provider, created_at AS "linkedAt" FROM customer_identities WHERE customer_id = $1 ORDER BY provider',
        [customerId],
      ),
    storePending: async (sessionId, { provider, sub, firstName, lastName, email, phone }, until) => {
      await database.execute(
        `INSERT INTO pending_identities (session_hash, provider, sub, first_name, last_name, email, phone, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (session_hash) DO UPDATE SET provider = excluded.provider, sub = excluded.sub,
           first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email,
           phone = excluded.phone, expires_at = excluded.expires_at`,
        [secretHash(sessionId), provider, sub, firstName, lastName, email, phone, until],
      );
    },
    pending: async (sessionId, now) => {
      const [row] = await database.query<ProvenIdentity>(
        `SELECT ${pendingColumns} FROM pending_identities WHERE session_hash = $1 AND expires_at > $2`,
        [secretHash(sessionId), now],
      );
      return row ?? null;
    },
    takePending: async (sessionId, now) => {
      const [row] = await database.query<ProvenIdentity>(
        `DELETE FROM pending_identities WHERE session_hash = $1 AND expires_at > $2 RETURNING ${pendingColumns}`,
        [secretHash(sessionId), now],
      );
      return row ?? null;
    },
  };
}
