import { randomBytes } from 'node:crypto';
import type { Sealer } from '#server/crypto/sealed.ts';
import type { DueDelivery, Webhook, WebhookDelivery, WebhookOutcome, Webhooks } from '#server/ports/system/webhooks.ts';
import type { Queryable } from '../connection/client.ts';

/** Concurrency limit per webhook: a slow receiver delays its own deliveries alone. */
const atOnce = 4;

/** `actor`: who is written down as the one who changes webhooks; null: whoever calls writes it down. */
export function databaseWebhooks(
  database: Queryable,
  { seal, open }: Sealer,
  actor: 'command' | 'system' | null = 'command',
): Webhooks {
  const audit = (action: string, id: number, after: object) => auditAs(database, actor, { action, id, after });
  const end = async (id: number, state: string, { status, error, answer = null }: WebhookOutcome) => {
    await database.execute(
      `UPDATE webhook_deliveries SET state = $2, ended_at = now(), last_status = $3, last_error = $4, last_answer = $5
        WHERE delivery_id = $1`,
      [id, state, status, error, answer],
    );
  };
  return {
    add: async ({ url, types, shops }) => {
      const secret = newSecret();
      const [row] = await database.query<{ id: number }>(
        'INSERT INTO webhooks (url, types, shop_ids, secret) VALUES ($1, $2, $3, $4) RETURNING webhook_id AS id',
        [url, types, shops, seal(secret)],
      );
      const id = row?.id ?? 0;
      await audit('webhook-added', id, { url, types, shops });
      return { id, secret };
    },
    all: () =>
      database.query<Webhook>(
        `SELECT webhook_id AS id, url, types, shop_ids AS shops, paused_because AS "pausedBecause",
                (SELECT count(*) FROM webhook_deliveries d WHERE d.webhook_id = w.webhook_id AND state = 'waiting')::int AS waiting,
                (SELECT count(*) FROM webhook_deliveries d WHERE d.webhook_id = w.webhook_id AND state = 'failed')::int AS failed
           FROM webhooks w ORDER BY webhook_id`,
      ),
    remove: async (id) => {
      const removed = await database.execute('DELETE FROM webhooks WHERE webhook_id = $1', [id]);
      if (removed > 0) await audit('webhook-removed', id, {});
      return removed > 0;
    },
    rotate: async (id) => {
      const secret = newSecret();
      const rotated = await database.execute(
        `UPDATE webhooks SET old_secret = secret, old_until = now() + interval '24 hours', secret = $2 WHERE webhook_id = $1`,
        [id, seal(secret)],
      );
      if (rotated === 0) return null;
      await audit('webhook-rotated', id, {});
      return secret;
    },
    pause: async (id, because) => {
      const sql =
        'UPDATE webhooks SET paused_at = now(), paused_because = $2 WHERE webhook_id = $1 AND paused_at IS NULL';
      const paused = await database.execute(sql, [id, because]);
      if (paused > 0) await audit('webhook-paused', id, { because });
      return paused > 0;
    },
    resume: async (id) => {
      const sql = 'UPDATE webhooks SET paused_at = NULL, paused_because = NULL WHERE webhook_id = $1';
      const resumed = await database.execute(sql, [id]);
      if (resumed > 0) await audit('webhook-resumed', id, {});
      return resumed > 0;
    },
    deliveries: async (id, most, before) => {
      const rows = await database.query<Omit<WebhookDelivery, 'at' | 'nextAt'> & { at: Date; nextAt: Date | null }>(
        `SELECT d.delivery_id AS id, e.type, d.state, d.attempts, d.last_status AS "lastStatus", d.last_error AS "lastError",
                d.last_answer AS "lastAnswer", e.created_at AS at,
                CASE WHEN d.state = 'waiting' THEN d.next_attempt_at END AS "nextAt"
           FROM webhook_deliveries d JOIN outbox_events e USING (event_id)
          WHERE d.webhook_id = $1 AND ($3::bigint IS NULL OR d.delivery_id < $3) ORDER BY d.delivery_id DESC LIMIT $2`,
        [id, most, before ?? null],
      );
      return rows.map((row) => ({ ...row, at: row.at.getTime(), nextAt: row.nextAt?.getTime() ?? null }));
    },
    webhookOf: async (deliveryId) => {
      const sql = 'SELECT webhook_id AS id FROM webhook_deliveries WHERE delivery_id = $1';
      const [row] = await database.query<{ id: number }>(sql, [deliveryId]);
      return row?.id ?? null;
    },
    sendTest: async (id) => {
      const made = await database.execute(
        `WITH told AS (INSERT INTO outbox_events (type, data)
           SELECT 'webhook.test', jsonb_build_object('webhook', webhook_id) FROM webhooks WHERE webhook_id = $1 RETURNING event_id)
         INSERT INTO webhook_deliveries (webhook_id, event_id) SELECT $1, event_id FROM told`,
        [id],
      );
      return made > 0;
    },
    replay: async (deliveryId) => {
      const replayed = await database.execute(
        `UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, next_attempt_at = now(), ended_at = NULL
          WHERE delivery_id = $1`,
        [deliveryId],
      );
      return replayed > 0;
    },
    takeDue: async (leaseMs) => {
      const rows = await database.query<DueRow>(
        `UPDATE webhook_deliveries d SET attempts = attempts + 1, next_attempt_at = now() + $1::int * interval '1 ms'
           FROM webhooks w, outbox_events e,
                (SELECT delivery_id FROM webhook_deliveries
                  WHERE delivery_id = ANY (ARRAY(${dueIds})) AND state = 'waiting' AND next_attempt_at <= now()
                    FOR UPDATE SKIP LOCKED) due
          WHERE d.delivery_id = due.delivery_id AND w.webhook_id = d.webhook_id AND e.event_id = d.event_id
      RETURNING d.delivery_id AS id, w.webhook_id AS "webhookId", w.url, w.secret, e.event_id AS "eventId", e.type,
                CASE WHEN w.old_until > now() THEN w.old_secret END AS "oldSecret",
                d.attempts AS attempt, e.created_at AS at, e.data`,
        [leaseMs],
      );
      return rows.map(({ secret, oldSecret, at, ...row }) => ({
        ...row,
        at: at.getTime(),
        secrets: [secret, ...(oldSecret === null ? [] : [oldSecret])].flatMap((sealed) => opened(sealed, open)),
      }));
    },
    delivered: (id, outcome) => end(id, 'delivered', outcome),
    failed: (id, outcome) => end(id, 'failed', outcome),
    again: async (id, waitMs, { status, error, answer = null }) => {
      await database.execute(
        `UPDATE webhook_deliveries SET next_attempt_at = now() + $2::int * interval '1 ms', last_status = $3, last_error = $4,
                last_answer = $5
          WHERE delivery_id = $1`,
        [id, waitMs, status, error, answer],
      );
    },
  };
}

/** Sealed with another key, as in a copy of another shop's database: there is none. */
function opened(sealed: Buffer, open: Sealer['open']): string[] {
  try {
    return [open(sealed)];
  } catch {
    return [];
  }
}

type DueRow = Omit<DueDelivery, 'secrets' | 'at'> & { secret: Buffer; oldSecret: Buffer | null; at: Date };

/** SQL: the oldest few of each webhook that are due. */
const dueIds = `SELECT delivery_id FROM (
  SELECT delivery_id, row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at, delivery_id) AS nth
    FROM webhook_deliveries JOIN webhooks USING (webhook_id)
   WHERE state = 'waiting' AND next_attempt_at <= now() AND paused_at IS NULL) waiting WHERE nth <= ${atOnce}`;

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

async function auditAs(
  database: Queryable,
  actor: string | null,
  { action, id, after }: { readonly action: string; readonly id: number; readonly after: object },
): Promise<void> {
  if (actor === null) return;
  await database.execute('INSERT INTO audit_log (actor, action, subject, after) VALUES ($1, $2, $3, $4)', [
    actor,
    action,
    `webhook:${id}`,
    JSON.stringify(after),
  ]);
}
