import { createHash } from 'node:crypto';
import type { IdempotentAnswers, KeyedCall, KeyedVerdict } from '#server/ports/system/idempotent-answers.ts';
import type { Database } from '../connection/client.ts';

/** A call that has not been answered by then died with its process. */
const longestSeconds = 60;

export function idempotentAnswers(database: Database): IdempotentAnswers {
  return {
    claim: async (call) => {
      const claimed = await database.execute(
        `INSERT INTO idempotency_keys (scope, key, request_hash) VALUES ($1, $2, $3)
         ON CONFLICT (scope, key) DO UPDATE
            SET request_hash = excluded.request_hash, status = NULL, response = NULL, created_at = now(),
                expires_at = now() + interval '24 hours'
          WHERE idempotency_keys.expires_at <= now()
             OR (idempotency_keys.status IS NULL AND idempotency_keys.created_at < now() - make_interval(secs => $4))`,
        [...keyOf(call), hash(call.body), longestSeconds],
      );
      return claimed > 0 ? { kind: 'first' } : earlier(database, call);
    },
    store: async (call, { status, body }) => {
      await database.execute('UPDATE idempotency_keys SET status = $3, response = $4 WHERE scope = $1 AND key = $2', [
        ...keyOf(call),
        status,
        JSON.stringify(body),
      ]);
    },
    release: async (call) => {
      await database.execute(
        'DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND status IS NULL',
        keyOf(call),
      );
    },
  };
}

async function earlier(database: Database, call: KeyedCall): Promise<KeyedVerdict> {
  const [row] = await database.query<{ hash: Buffer; status: number | null; response: unknown }>(
    'SELECT request_hash AS hash, status, response FROM idempotency_keys WHERE scope = $1 AND key = $2',
    keyOf(call),
  );
  if (row === undefined) return { kind: 'under_way' };
  if (!row.hash.equals(hash(call.body))) return { kind: 'other_body' };
  return row.status === null ? { kind: 'under_way' } : { kind: 'answered', status: row.status, body: row.response };
}

/** The table's keys are uuids; other systems' are whatever they like. */
function keyOf({ system, call, key }: KeyedCall): [scope: string, key: string] {
  return [`system:${call}`, hash([system, key]).toString('hex').slice(0, 32)];
}

function hash(value: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest();
}
