import type { Sealer } from '#server/crypto/sealed.ts';
import type { WebhookRegistrations } from '#server/ports/checkout/webhook-registrations.ts';
import type { Queryable } from '../connection/client.ts';

export function vippsWebhooks(database: Queryable, { seal, open }: Sealer): WebhookRegistrations {
  return {
    of: async (unit) => {
      const rows = await database.query<{ id: string; url: string; sealed: Buffer }>(
        'SELECT webhook_id AS id, url, sealed_secret AS sealed FROM vipps_webhooks WHERE unit = $1 ORDER BY created_at',
        [unit],
      );
      return rows.flatMap(({ id, url, sealed }) => {
        const secret = opened(() => open(sealed));
        return secret === null ? [] : [{ id, unit, url, secret }];
      });
    },
    add: async ({ id, unit, url, secret }) => {
      await database.execute(
        `INSERT INTO vipps_webhooks (webhook_id, unit, url, sealed_secret) VALUES ($1, $2, $3, $4)
         ON CONFLICT (webhook_id) DO UPDATE SET unit = excluded.unit, url = excluded.url, sealed_secret = excluded.sealed_secret`,
        [id, unit, url, seal(secret)],
      );
    },
    remove: async (id) => {
      await database.execute('DELETE FROM vipps_webhooks WHERE webhook_id = $1', [id]);
    },
  };
}

/** Sealed with a key that has been changed since: as if it were not there, so that a new one is made. */
function opened(open: () => string): string | null {
  try {
    return open();
  } catch {
    return null;
  }
}
