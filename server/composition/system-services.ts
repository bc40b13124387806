import { webhookSender } from '../adapters/webhook-http/post-webhook.ts';
import { sealer } from '../crypto/sealed.ts';
import type { Database } from '../database/connection/client.ts';
import { orderFeed } from '../database/system/order-feed.ts';
import { placeEvents } from '../database/system/place-events.ts';
import { stockIntake } from '../database/system/stock-intake.ts';
import { systemKeys } from '../database/system/system-keys.ts';
import { databaseWebhooks } from '../database/system/webhooks.ts';
import type { SystemParts } from '../http/system/system-parts.ts';
import type { PollLoop } from '../jobs/poll-loop.ts';
import { startSendingWebhooks } from '../jobs/send-webhooks.ts';
import type { Webhooks } from '../ports/system/webhooks.ts';
import type { Config } from '../settings/config.ts';

export function systemParts(database: Database): SystemParts {
  return { keys: systemKeys(database), stock: stockIntake(database), orders: orderFeed(database) };
}

/** Their secrets are sealed with the key of the sessions: a copy of the database alone does not tell them. */
export function openWebhooks(database: Database, sessionSecret: string): Webhooks {
  return databaseWebhooks(database, sealer(sessionSecret, 'webhooks'));
}

export function startWebhooks(
  database: Database,
  { webhookNetworks }: Config,
  { sessionSecret, onError }: { readonly sessionSecret: string; readonly onError: (error: unknown) => void },
): PollLoop {
  return startSendingWebhooks({
    webhooks: openWebhooks(database, sessionSecret),
    sender: webhookSender(webhookNetworks),
    placeEvents: () => placeEvents(database),
    chance: Math.random,
    onError,
  });
}
