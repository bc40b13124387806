import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { counterPath } from '#contract/counter/wire.ts';
import { counterStore } from '../database/counter/counter-store.ts';
import { waitingOrders } from '../database/counter/waiting-orders.ts';
import { staffStore } from '../database/staff/staff-store.ts';
import type { EventHub } from '../http/counter/event-hub.ts';
import type { CounterServing } from '../http/counter/serve-counter.ts';
import type { AppFromSources } from '../http/staff-app/built-app.ts';
import { startPollLoop } from '../jobs/poll-loop.ts';
import { shopMails } from '../mail/shop-mails.ts';
import type { BrandIcons } from '../ports/content/brand-icons.ts';
import type { Config } from '../settings/config.ts';
import { tellShops } from '../use-cases/counter/tell-shops.ts';

import type { Services } from './build-services.ts';
import type { Stores } from './open-stores.ts';
import type { TestHooks } from './test-hooks.ts';

interface CounterOptions {
  readonly config: Config;
  readonly root: string;
  readonly hub: EventHub;
  readonly icons: BrandIcons;
  readonly testHooks: TestHooks;
  readonly development: AppFromSources | null;
}

/** What the staff's side is served with; null where it is closed. */
export function counterServing(
  { database, brand, published }: Stores,
  { checkout, account }: Pick<Services, 'checkout' | 'account'>,
  { config, root, hub, icons, testHooks, development }: CounterOptions,
): CounterServing | null {
  if (config.counter === null) return null;
  return {
    hub,
    brand,
    icons,
    folder: path.join(root, 'dist/counter'),
    development,
    parts: {
      staff: staffStore(database),
      counter: testHooks.counter(counterStore(database)),
      checkout,
      clubCard: account.clubCard,
      hasher: account.hasher,
      limiter: checkout.limiter,
      published,
      isDemo: config.mode === 'demo',
      idFrom: config.counter.idFrom,
      now: Date.now,
    },
  };
}

/** Writes to the shops of their orders; null where that is not wanted. */
export function startTellingShops(
  { database, published, mailFrame }: Stores,
  { config, counterUrl, onError }: TellingOptions,
): { stop(): Promise<void> } | null {
  if (!config.mailsShops) return null;
  const hasCounter = config.counter !== null;
  const mails = shopMails(mailFrame, () => (hasCounter ? counterUrl() : null));
  const parts = { waiting: waitingOrders(database), mails, published, reminds: hasCounter, now: Date.now };
  return startPollLoop(tellEveryMs, async () => {
    await tellShops(parts).catch(onError);
  });
}

interface TellingOptions {
  readonly config: Config;
  readonly counterUrl: () => string;
  readonly onError: (error: unknown) => void;
}

const tellEveryMs = 10_000;

/** On a port of its own where one is set, else with the shop. */
export async function openCounter(
  own: FastifyInstance | null,
  { counter, host }: Config,
  shop: string | null,
): Promise<string | null> {
  const address = own === null ? shop : await own.listen({ port: counter?.port ?? 0, host });
  return address === null ? null : `${address}${counterPath}`;
}
