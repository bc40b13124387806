import { pictureFetcher } from '../adapters/pictures-fetched/picture-fetcher.ts';
import { webhookSender } from '../adapters/webhook-http/post-webhook.ts';
import { sealer } from '../crypto/sealed.ts';
import { type Database, openDatabase, type Queryable } from '../database/connection/client.ts';
import { counterStore } from '../database/counter/counter-store.ts';
import { dayReports } from '../database/system/day-reports.ts';
import { idempotentAnswers } from '../database/system/idempotent-answers.ts';
import { orderFeed } from '../database/system/order-feed.ts';
import { pictureTargets } from '../database/system/picture-targets.ts';
import { placeEvents } from '../database/system/place-events.ts';
import { plannedPrices } from '../database/system/planned-prices.ts';
import { stockIntake } from '../database/system/stock-intake.ts';
import { systemAudit } from '../database/system/system-audit.ts';
import { systemKeys } from '../database/system/system-keys.ts';
import { tellStockChanges } from '../database/system/tell-stock-changes.ts';
import { databaseWebhooks } from '../database/system/webhooks.ts';
import type { SystemParts } from '../http/system/system-parts.ts';
import { startAskingPlannedPrices } from '../jobs/ask-planned-prices.ts';
import { startClosingDays } from '../jobs/close-days.ts';
import type { PollLoop } from '../jobs/poll-loop.ts';
import { startSendingWebhooks } from '../jobs/send-webhooks.ts';
import type { Webhooks } from '../ports/system/webhooks.ts';
import type { Config } from '../settings/config.ts';
import type { Services } from './build-services.ts';
import { pictureParts } from './open-photographs.ts';
import type { Stores } from './open-stores.ts';
import type { OpenImports } from './shop-parts.ts';
import type { TestHooks } from './test-hooks.ts';

/** A pool of their own, so that shoppers always find a connection, however much other systems send. */
const poolSize = 4;

export interface SystemServices {
  readonly parts: SystemParts;
  close(): Promise<void>;
}

export interface SystemMeans {
  readonly databaseUrl: string;
  readonly stores: Stores;
  readonly services: Pick<Services, 'checkout'>;
  readonly openImports: OpenImports | null;
  readonly testHooks: TestHooks;
  readonly config: Config;
}

export function openSystem({
  databaseUrl,
  stores,
  services,
  openImports,
  testHooks,
  config,
}: SystemMeans): SystemServices {
  const onError = (error: Error) => console.error(`Database: ${error.message}`);
  const database = openDatabase({ url: databaseUrl, applicationName: 'hent system', poolSize, onError });
  return {
    parts: {
      keys: systemKeys(database),
      audit: systemAudit(database),
      idempotentAnswers: idempotentAnswers(database),
      stock: stockIntake(database),
      orders: orderFeed(database),
      planned: plannedPrices(database),
      days: dayReports(database),
      pictures: pictureParts(config.pictures, database),
      targets: pictureTargets(database),
      fetcher: pictureFetcher(config.webhookNetworks),
      counter: testHooks.counter(counterStore(database)),
      checkout: services.checkout,
      imports: openImports?.({ database: stores.database, databaseUrl }) ?? null,
      now: Date.now,
    },
    close: () => database.close(),
  };
}

/** Their secrets are sealed with the key of the sessions: a copy of the database alone does not tell them. */
export function openWebhooks(
  database: Queryable,
  sessionSecret: string,
  actor: 'command' | 'system' | null = 'command',
): Webhooks {
  return databaseWebhooks(database, sealer(sessionSecret, 'webhooks'), actor);
}

/** What other systems are told of, and what they have said in advance. */
export function startSystemJobs(
  database: Database,
  { webhookNetworks }: Config,
  { sessionSecret, onError }: { readonly sessionSecret: string; readonly onError: (error: unknown) => void },
): PollLoop {
  const jobs = [
    startSendingWebhooks({
      webhooks: openWebhooks(database, sessionSecret, 'system'),
      sender: webhookSender(webhookNetworks),
      placeEvents: async () => {
        await tellStockChanges(database);
        await placeEvents(database);
      },
      chance: Math.random,
      onError,
    }),
    startAskingPlannedPrices(plannedPrices(database), onError),
    startClosingDays({ days: dayReports(database), now: Date.now }, onError),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
