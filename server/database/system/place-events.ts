import type { Database } from '../connection/client.ts';

/** Batch size, so that the row of the head is not locked for long. */
const mostAtOnce = 500;

/**
 * Gives events their positions, in the order of their transactions. Only those that no running transaction can come before: an id
 * is given when a row is written, and seen when it is committed, and a reader that goes by ids would pass over a late commit. A
 * transaction number that the server has not reached yet is of a restored copy, and long over. With its position an event gets its
 * deliveries, so that each webhook is owed it exactly once.
 */
export async function placeEvents(database: Database): Promise<number> {
  const [waiting] = await database.query('SELECT FROM outbox_events WHERE position IS NULL LIMIT 1');
  if (waiting === undefined) return 0;
  return database.transaction(async (tx) => {
    const [head] = await tx.query<{ position: number }>('SELECT position FROM outbox_head FOR UPDATE');
    const before = head?.position ?? 0;
    const placed = await tx.execute(
      `UPDATE outbox_events e SET position = $1::bigint + ripe.nr
         FROM (SELECT event_id, row_number() OVER (ORDER BY tx, event_id) AS nr FROM outbox_events
                WHERE position IS NULL AND (tx < pg_snapshot_xmin(pg_current_snapshot())
                                            OR tx >= pg_snapshot_xmax(pg_current_snapshot()))
                ORDER BY tx, event_id LIMIT ${mostAtOnce}) ripe
        WHERE e.event_id = ripe.event_id`,
      [before],
    );
    if (placed === 0) return 0;
    await tx.execute('UPDATE outbox_head SET position = $1', [before + placed]);
    await tx.execute(
      `INSERT INTO webhook_deliveries (webhook_id, event_id)
       SELECT w.webhook_id, e.event_id FROM outbox_events e JOIN webhooks w
           ON e.type = ANY (w.types) AND (w.shop_ids IS NULL OR e.shop_id = ANY (w.shop_ids))
        WHERE e.position > $1 ORDER BY e.position, w.webhook_id`,
      [before],
    );
    return placed;
  });
}
