import type { DeskHealth, HealthFacts } from '#server/ports/monitoring/desk-health.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from '../counter/milliseconds.ts';
import { importsSql, queuesSql } from '../monitoring/business-figures.ts';

interface Sizes {
  readonly version: string;
  readonly sizeBytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  readonly flagged: number;
  readonly failedMails: number;
  readonly failedSms: number;
  readonly unplaced: number;
  readonly unplacedSeconds: number;
  readonly webhooks: number;
  readonly pausedWebhooks: number;
  readonly failedDeliveries: number;
  readonly pictures: number;
  readonly unstored: number;
  readonly liveKeys: number;
  readonly endingKeys: number;
}

/** Counts what is few and found by an index; never the books. */
const sizesSql = `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS "sizeBytes",
  (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
  current_setting('max_connections')::int AS "mostConnections",
  (SELECT count(*)::int FROM payments WHERE flagged IS NOT NULL) AS flagged,
  (SELECT count(*)::int FROM mail_outbox WHERE given_up_at > now() - interval '7 days') AS "failedMails",
  (SELECT count(*)::int FROM sms_outbox WHERE created_at > now() - interval '1 day' AND state IN ('undelivered', 'given-up')) AS "failedSms",
  (SELECT count(*)::int FROM outbox_events WHERE position IS NULL) AS unplaced,
  (SELECT coalesce(greatest(0, extract(epoch FROM now() - min(created_at))), 0)::float8 FROM outbox_events WHERE position IS NULL) AS "unplacedSeconds",
  (SELECT count(*)::int FROM webhooks) AS webhooks,
  (SELECT count(*)::int FROM webhooks WHERE paused_at IS NOT NULL) AS "pausedWebhooks",
  (SELECT count(*)::int FROM webhook_deliveries WHERE state = 'failed') AS "failedDeliveries",
  (SELECT count(*)::int FROM pictures) AS pictures,
  (SELECT count(*)::int FROM pictures WHERE stored_at IS NULL AND taken_at < now() - interval '10 minutes') AS unstored,
  (SELECT count(*)::int FROM system_keys WHERE revoked_at IS NULL AND expires_at > now()) AS "liveKeys",
  (SELECT count(*)::int FROM system_keys k WHERE revoked_at IS NULL AND expires_at > now() AND expires_at < now() + interval '14 days'
     AND NOT EXISTS (SELECT FROM system_keys n WHERE n.system = k.system AND n.revoked_at IS NULL AND n.expires_at > k.expires_at)) AS "endingKeys"`;

export function deskHealth(tx: Queryable): DeskHealth {
  return {
    read: async () => {
      const processes = await tx.query<HealthFacts['processes'][number]>(
        `SELECT host, pid, version, ${milliseconds('started_at')}::float8 AS "startedAt", ${milliseconds('seen_at')}::float8 AS "seenAt", facts
           FROM running_processes WHERE seen_at > now() - interval '15 minutes' ORDER BY host, pid`,
      );
      const [sizes] = await tx.query<Sizes>(sizesSql);
      if (sizes === undefined) throw new Error('PostgreSQL tells nothing of itself');
      const migrations = await tx.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
      const queues = await tx.query<HealthFacts['queues'][number]>(queuesSql);
      const paid = await tx.query<{ provider: string; at: number }>(
        `SELECT p.provider, ${milliseconds('max(o.finished_at)')}::float8 AS at
           FROM payment_operations o JOIN payments p USING (payment_id)
          WHERE o.state = 'done' AND o.finished_at > now() - interval '7 days' GROUP BY p.provider`,
      );
      const imports = await tx.query<{ kind: string; ageSeconds: number }>(importsSql);
      const failed = await tx.query<{ kind: string }>(
        `SELECT kind FROM (SELECT DISTINCT ON (kind) kind, outcome FROM import_runs WHERE NOT dry_run AND outcome <> 'running'
           ORDER BY kind, import_run_id DESC) newest WHERE outcome <> 'done'`,
      );
      const [rehearsal] = await tx.query<{ at: number; isWell: boolean }>(
        `SELECT ${milliseconds('ended_at')}::float8 AS at, is_well AS "isWell" FROM maintenance_runs
          WHERE kind = 'restore-rehearsal' ORDER BY maintenance_run_id DESC LIMIT 1`,
      );
      const { version, sizeBytes, connections, mostConnections } = sizes;
      return {
        processes,
        database: { version, sizeBytes, connections, mostConnections },
        migrations: migrations.map(({ name }) => name),
        queues: queues.map((queue) => ({ ...queue, count: Number(queue.count) })),
        flaggedPayments: sizes.flagged,
        paidAt: new Map(paid.map(({ provider, at }) => [provider, at])),
        failedMails: sizes.failedMails,
        failedSms: sizes.failedSms,
        unplacedEvents: { queue: 'event', count: sizes.unplaced, oldestSeconds: sizes.unplacedSeconds },
        webhooks: { count: sizes.webhooks, paused: sizes.pausedWebhooks, failed: sizes.failedDeliveries },
        imports: imports.map((one) => ({ ...one, hasFailedSince: failed.some(({ kind }) => kind === one.kind) })),
        pictures: { count: sizes.pictures, unstored: sizes.unstored },
        keysEnding: { live: sizes.liveKeys, soon: sizes.endingKeys },
        rehearsal: rehearsal ?? null,
      };
    },
    resendMails: (since) =>
      tx.execute(
        `UPDATE mail_outbox SET given_up_at = NULL, attempts = 0, next_attempt_at = now(), last_error = NULL
          WHERE given_up_at >= $1 AND sent_at IS NULL`,
        [new Date(since)],
      ),
  };
}
