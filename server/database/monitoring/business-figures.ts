import type { BusinessFigures, FigureStore, FigureTotal, Waiting } from '#server/ports/business-figures.ts';
import type { Database } from '../connection/client.ts';

/** Facts added up in one go; more wait for the next. */
const mostFacts = 10_000;

/** Figures of the business. Every statement reads what waits or a few sums, by an index: never the books. */
export function databaseFigures(database: Database): FigureStore {
  return {
    // The rows are gone with their sum: what is counted twice or never would be a transaction in two halves.
    addUp: async () => {
      await database.execute(
        `WITH facts AS (
           DELETE FROM figure_facts WHERE fact_id IN (
             SELECT fact_id FROM figure_facts ORDER BY fact_id LIMIT $1 FOR UPDATE SKIP LOCKED)
           RETURNING figure, way, state, amount_ore)
         INSERT INTO figure_totals AS total (figure, way, state, count, amount_ore)
         SELECT figure, way, state, count(*), sum(amount_ore) FROM facts GROUP BY figure, way, state ORDER BY 1, 2, 3
         ON CONFLICT (figure, way, state) DO UPDATE
           SET count = total.count + excluded.count, amount_ore = total.amount_ore + excluded.amount_ore`,
        [mostFacts],
      );
    },
    read: async () => {
      const [totals, queues, imports, reservations, [sizes]] = await Promise.all([
        database.query<FigureTotal>(
          'SELECT figure, way, state, count, amount_ore AS "amountOre" FROM figure_totals ORDER BY 1, 2, 3',
        ),
        database.query<Waiting>(queuesSql),
        database.query<BusinessFigures['imports'][number]>(importsSql),
        database.query<BusinessFigures['reservations'][number]>(reservationsSql),
        database.query<{ paused: number; flagged: number }>(
          `SELECT (SELECT count(*) FROM webhooks WHERE paused_at IS NOT NULL) AS paused,
                  (SELECT count(*) FROM payments WHERE flagged IS NOT NULL) AS flagged`,
        ),
      ]);
      const { paused: pausedWebhooks = 0, flagged: flaggedPayments = 0 } = sizes ?? {};
      return { totals, queues, imports, reservations, pausedWebhooks, flaggedPayments };
    },
  };
}

const waited = (since: string) => `coalesce(greatest(0, extract(epoch FROM now() - min(${since}))), 0)::float8`;

export const queuesSql = `
  SELECT 'mail' AS queue, count(*) AS count, ${waited('created_at')} AS "oldestSeconds"
    FROM mail_outbox WHERE sent_at IS NULL AND given_up_at IS NULL
  UNION ALL
  SELECT 'sms', count(*), ${waited('created_at')} FROM sms_outbox WHERE next_attempt_at IS NOT NULL
  UNION ALL
  SELECT 'webhook', count(*), ${waited('e.created_at')}
    FROM webhook_deliveries d JOIN outbox_events e USING (event_id) WHERE d.state = 'waiting'
  UNION ALL
  SELECT 'payment call', count(*), ${waited('created_at')} FROM payment_operations WHERE state = 'planned'
  UNION ALL
  SELECT 'payment decision', count(*), ${waited('created_at')} FROM payments WHERE status = 'pending'`;

/** One step of the index for each kind, however many runs there are of it. */
export const importsSql = `
  WITH RECURSIVE kinds AS (
    (SELECT kind FROM import_runs WHERE outcome = 'done' AND NOT dry_run ORDER BY kind LIMIT 1)
    UNION ALL
    SELECT (SELECT r.kind FROM import_runs r WHERE r.kind > kinds.kind AND r.outcome = 'done' AND NOT r.dry_run ORDER BY r.kind LIMIT 1)
      FROM kinds WHERE kinds.kind IS NOT NULL)
  SELECT kind, greatest(0, extract(epoch FROM now() - (
           SELECT max(r.ended_at) FROM import_runs r WHERE r.kind = kinds.kind AND r.outcome = 'done' AND NOT r.dry_run)))::float8
         AS "ageSeconds"
    FROM kinds WHERE kind IS NOT NULL`;

const reservationsSql = `
  SELECT status_id AS status,
         CASE WHEN status_changed_at > now() - interval '1 hour' THEN '1h'
              WHEN status_changed_at > now() - interval '4 hours' THEN '4h'
              WHEN status_changed_at > now() - interval '1 day' THEN '1d'
              WHEN status_changed_at > now() - interval '3 days' THEN '3d'
              ELSE 'older' END AS age,
         count(*) AS count
    FROM reservations WHERE status_id IN (1, 2, 3, 4) GROUP BY 1, 2 ORDER BY 1, 2`;
