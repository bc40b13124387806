import type { Queryable } from '../connection/client.ts';

/** The newest: what a dead process has left is taken up long before so much more has happened. */
const eventsLookedAt = 1_000;

/**
 * Payments to ask their provider about: those whose time has come, and those with a callback that came while somebody held them
 * (callbacks.ts) and that nobody has touched since, as whoever heard it has died before it asked.
 */
export async function takeDuePaymentChecks(
  database: Queryable,
  now: Date,
  againAt: Date,
  most: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    `WITH due AS (
       SELECT payment_id FROM payments WHERE next_check_at <= $1 ORDER BY next_check_at LIMIT $3
          FOR NO KEY UPDATE SKIP LOCKED
     ), heard AS (
       SELECT payment_id, kind, created_at FROM payment_events ORDER BY event_id DESC LIMIT ${eventsLookedAt}
     ), missed AS (
       SELECT payment_id FROM heard JOIN payments p USING (payment_id)
        WHERE kind = 'callback' AND heard.created_at > p.updated_at
          AND (next_check_at IS NULL OR next_check_at > $2) LIMIT $3
          FOR NO KEY UPDATE OF p SKIP LOCKED
     )
     UPDATE payments SET next_check_at = $2
      WHERE payment_id IN (SELECT payment_id FROM due UNION SELECT payment_id FROM missed)
     RETURNING payment_id AS id`,
    [now, againAt, most],
  );
  return rows.map(({ id }) => id);
}
