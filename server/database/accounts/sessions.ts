import { sessionLifetime } from '#domain/customer/session-lifetime.ts';
import { secretHash } from '#server/crypto/secret-hash.ts';
import type { Sessions } from '#server/ports/customer/sessions.ts';
import type { Database } from '../connection/client.ts';
import { type CustomerRow, customerColumns, customerRecord } from './customer-record.ts';

/** The last use of a session is written at most once in this time, not with every request. */
const notedEveryMs = 60_000;

interface SessionRow extends CustomerRow {
  readonly remember: boolean;
  readonly last_seen_at: Date;
}

export function databaseSessions(database: Database, now: () => number): Sessions {
  return {
    customerOf: async (sessionId) => {
      const hash = secretHash(sessionId);
      const instant = now();
      const [row] = await database.query<SessionRow>(
        `SELECT ${customerColumns}, s.remember, s.last_seen_at
           FROM sessions s JOIN customers c USING (customer_id) WHERE s.session_hash = $1 AND s.expires_at > $2`,
        [hash, new Date(instant)],
      );
      if (row === undefined) return null;
      const unusedMs = instant - row.last_seen_at.getTime();
      if (unusedMs > sessionLifetime(row.remember).idleMs) return null;
      if (unusedMs > notedEveryMs) {
        await database.execute('UPDATE sessions SET last_seen_at = $2 WHERE session_hash = $1', [
          hash,
          new Date(instant),
        ]);
      }
      return customerRecord(row);
    },

    start: ({ sessionId, replaces, customerId, remember, device }) =>
      database.transaction(async (tx) => {
        const instant = now();
        await tx.execute('DELETE FROM sessions WHERE session_hash = $1', [secretHash(replaces)]);
        await tx.execute(
          `INSERT INTO sessions (session_hash, customer_id, remember, device, created_at, last_seen_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $5, $6)`,
          [
            secretHash(sessionId),
            customerId,
            remember,
            device,
            new Date(instant),
            new Date(instant + sessionLifetime(remember).absoluteMs),
          ],
        );
      }),

    end: async (sessionId) => {
      await database.execute('DELETE FROM sessions WHERE session_hash = $1', [secretHash(sessionId)]);
    },

    list: async (customerId, currentSessionId) => {
      const rows = await database.query<ListedRow>(
        `SELECT ${publicId} AS id, device, remember, created_at, last_seen_at, session_hash = $2 AS current
           FROM sessions WHERE customer_id = $1 AND expires_at > $3 ORDER BY current DESC, last_seen_at DESC`,
        [customerId, secretHash(currentSessionId), new Date(now())],
      );
      return rows
        .filter((row) => now() - row.last_seen_at.getTime() <= sessionLifetime(row.remember).idleMs)
        .map(({ created_at, last_seen_at, ...row }) => ({ ...row, createdAt: created_at, lastSeenAt: last_seen_at }));
    },

    endOne: async (customerId, id) =>
      (await database.execute(`DELETE FROM sessions WHERE customer_id = $1 AND ${publicId} = $2`, [customerId, id])) >
      0,

    endOthers: async (customerId, currentSessionId) => {
      await database.execute('DELETE FROM sessions WHERE customer_id = $1 AND session_hash <> $2', [
        customerId,
        secretHash(currentSessionId),
      ]);
    },
  };
}

/** Half of the hash names a session among a customer's own; it opens nothing. */
const publicId = `encode(substring(session_hash for 16), 'hex')`;

interface ListedRow {
  readonly id: string;
  readonly device: string | null;
  readonly remember: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly current: boolean;
}
