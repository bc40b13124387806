import type { Queryable } from '../connection/client.ts';

/** Only the newest are searched: what a dead process left behind is found long before this many more have come. */
const eventsLookedAt = 1_000;

/**
 * Payments to ask their provider about: those that are due, and those whose callback came while the payment was locked
 * (callbacks.ts) and that were not updated since, because the process that received it died before it asked.
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
