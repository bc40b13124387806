import type { Claim, Claims } from '#server/ports/checkout/claims.ts';
import type { Queryable } from '../connection/client.ts';

const lifetimeMs = 24 * 60 * 60_000;

/**
 * The claim of an Idempotency-Key is a row of the transaction that does the work (DEC-89): a second request with the same key
 * waits at the insert until the first has committed, and then finds its answer; when the first was rolled back, it
 * does the work itself. So no key is without an answer, and a crash leaves nothing behind.
 */
export function idempotencyKeys(tx: Queryable): Claims {
  return {
    make: async (claim, now) => {
      // In one journey, in this order.
      const [, claimed] = await Promise.all([
        tx.execute('DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND expires_at <= $3', [
          ...idOf(claim),
          new Date(now),
        ]),
        tx.execute(
          `INSERT INTO idempotency_keys (scope, key, request_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING`,
          [...idOf(claim), Buffer.from(claim.requestHash, 'base64url'), new Date(now), new Date(now + lifetimeMs)],
        ),
      ]);
      if (claimed === 1) return { kind: 'mine' };
      const [row] = await tx.query<{ hash: Buffer; response: unknown }>(
        // Locked: of two requests that find the key expired, one renews it and the other gets its answer.
        'SELECT request_hash AS hash, response FROM idempotency_keys WHERE scope = $1 AND key = $2 FOR UPDATE',
        idOf(claim),
      );
      const sameRequest = row?.hash.toString('base64url') === claim.requestHash;
      return { kind: 'repeated', sameRequest, answer: row?.response };
    },
    renew: async (claim, now) => {
      await tx.execute(
        `UPDATE idempotency_keys SET request_hash = $3, status = NULL, response = NULL, created_at = $4, expires_at = $5
          WHERE scope = $1 AND key = $2`,
        [...idOf(claim), Buffer.from(claim.requestHash, 'base64url'), new Date(now), new Date(now + lifetimeMs)],
      );
    },
    keepAnswer: async (claim, answer) => {
      await tx.execute('UPDATE idempotency_keys SET status = 201, response = $3 WHERE scope = $1 AND key = $2', [
        ...idOf(claim),
        JSON.stringify(answer),
      ]);
    },
  };
}

function idOf({ scope, key }: Claim): [string, string] {
  return [scope, key];
}
